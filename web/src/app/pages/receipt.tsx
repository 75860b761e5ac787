import { useParams } from 'react-router-dom'
import { ReceiptPage } from '../../features/trips/receipt/receipt-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** The receipt of a booking, for its guest and its host. */
export const ReceiptRoute = () => {
  const { id = '' } = useParams()
  return (
    <RequireSession>
      <ReceiptPage key={id} id={id} />
    </RequireSession>
  )
}
