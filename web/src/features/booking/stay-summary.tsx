import type { PayableTrip } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/use-format.ts'
import { usePartyText } from '../../lib/use-party-text.ts'
import { QuoteBreakdown } from '../../ui/quote-breakdown.tsx'
import { HomeLine } from './home-line.tsx'

/** What is being paid for. */
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
