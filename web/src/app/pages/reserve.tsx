import { useParams } from 'react-router-dom'
import { CheckoutPage } from '../../features/booking/checkout/checkout-page.tsx'
import { useListing } from '../../features/listing/query/use-listing.ts'
import { RequireSession } from '../guards/require-session.tsx'

const Reserve = ({ id }: { id: string }) => <CheckoutPage listing={useListing(id)} />

/** The checkout of one home, for signed-in people. */
export const ReserveRoute = () => {
  const { id = '' } = useParams()
  return (
    <RequireSession>
      <Reserve key={id} id={id} />
    </RequireSession>
  )
}
