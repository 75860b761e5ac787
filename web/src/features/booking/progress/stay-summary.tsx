import { QuoteBreakdown } from '../../../domain/quote/quote-breakdown.tsx'
import { usePartyText } from '../../../domain/stay/use-party-text.ts'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { HomeLine } from './home-line.tsx'

/** The stay that is being paid for. */
export const StaySummary = ({ booking }: { booking: PayableTrip }) => {
  const format = useFormat()
  const party = usePartyText()
  return (
    <div className="grid content-start gap-5">
      <HomeLine home={booking.listing}>
        <p className="mt-1 text-14">
          {format.range(booking.checkIn, booking.checkOut)} · {party(booking.guests)}
        </p>
      </HomeLine>
      <QuoteBreakdown quote={booking.quote} />
    </div>
  )
}
