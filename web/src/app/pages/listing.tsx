import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useBookingParams } from '../../features/booking/booking-params.ts'
import { loadBookingDialog } from '../../features/booking/load-booking-dialog.ts'
import { ListingPage } from '../../features/listing/listing-page.tsx'

const BookingDialog = lazy(loadBookingDialog)

/** A home's page with the booking dialog on it. */
export const ListingRoute = () => {
  const { id = '' } = useParams()
  const booking = useBookingParams()
  return (
    <ListingPage
      key={id}
      id={id}
      onBook={booking.start}
      booking={(home, choice) => (
        <Suspense>{booking.open ? <BookingDialog home={home} choice={choice} params={booking} /> : null}</Suspense>
      )}
    />
  )
}
