import { useParams } from 'react-router-dom'
import { StayRulesPage } from '../../features/stay-rules/stay-rules-page.tsx'
import { danishStayRules } from '../../i18n/danish-stay-rules.ts'
import { addTexts } from '../../i18n/i18n.ts'

// No other page needs them.
addTexts('da', danishStayRules)

export const StayRulesRoute = () => {
  const { listingId = '' } = useParams()
  return <StayRulesPage listingId={listingId} />
}
