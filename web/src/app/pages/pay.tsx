import { useParams } from 'react-router-dom'
import { PayPage } from '../../features/booking/pay-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** The payment page, for the booking's guest. */
export const PayRoute = () => {
  const { id = '' } = useParams()
  return (
    <RequireSession>
      <PayPage key={id} id={id} />
    </RequireSession>
  )
}
