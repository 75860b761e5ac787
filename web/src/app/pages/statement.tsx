import { useParams } from 'react-router-dom'
import { StatementPage } from '../../features/payouts/statement-page.tsx'

/** The statement of one payout, for its host. */
export const StatementRoute = () => {
  const { id = '' } = useParams()
  return <StatementPage key={id} id={id} />
}
