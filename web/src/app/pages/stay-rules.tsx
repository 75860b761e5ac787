import { useParams } from 'react-router-dom'
import { StayRulesPage } from '../../features/stay-rules/stay-rules-page.tsx'

export const StayRulesRoute = () => {
  const { listingId = '' } = useParams()
  return <StayRulesPage listingId={listingId} />
}
