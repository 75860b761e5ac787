import type { ListingDetail } from '../../lib/api/model.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import type { BookingParams } from './booking-params.ts'
import { ChooseDates } from './choose-dates.tsx'
import { FollowBooking } from './follow-booking.tsx'

interface BookingDialogProps {
  home: ListingDetail
  choice: StayChoice
  params: BookingParams
}

/** From dates to a paid booking (guest.md §4: dates, pending, payment, success). Its place stands in the address. */
export const BookingDialog = ({ home, choice, params }: BookingDialogProps) =>
  params.bookingId ? (
    <FollowBooking
      key={params.bookingId}
      bookingId={params.bookingId}
      onClose={params.close}
      onStartOver={params.start}
    />
  ) : (
    <ChooseDates home={home} choice={choice} onClose={params.close} onCreated={params.follow} />
  )
