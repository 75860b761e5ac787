import type { StayChoice } from '../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../lib/api/model.ts'
import { DialogFrame } from '../../ui/dialog/dialog.tsx'
import type { BookingParams } from './booking-params.ts'
import { ChooseDates } from './order/choose-dates.tsx'
import { FollowBooking } from './progress/follow-booking.tsx'

interface BookingDialogProps {
  home: ListingDetail
  choice: StayChoice
  params: BookingParams
}

/** The dialog from dates to a paid booking (docs/product/booking.md, Dialog). The address stores its step. */
export const BookingDialog = ({ home, choice, params }: BookingDialogProps) => (
  <DialogFrame open onClose={params.close}>
    {params.bookingId ? (
      <FollowBooking
        key={params.bookingId}
        bookingId={params.bookingId}
        listingId={home.id}
        onClose={params.close}
        onStartOver={params.start}
      />
    ) : (
      <ChooseDates home={home} choice={choice} onCreated={params.follow} />
    )}
  </DialogFrame>
)
