import { useTranslation } from 'react-i18next'
import type { PayableTrip } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/use-format.ts'
import { usePartyText } from '../../lib/use-party-text.ts'
import { Photo } from '../../ui/photo.tsx'
import { QuoteBreakdown } from '../../ui/quote-breakdown.tsx'

/** What is being paid for. */
export const StaySummary = ({ booking }: { booking: PayableTrip }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const party = usePartyText()
  const { listing } = booking
  return (
    <div className="grid content-start gap-5">
      <div className="flex items-center gap-4">
        {listing.photo ? (
          <Photo photo={listing.photo} alt="" sizes="8rem" className="w-28 shrink-0 rounded-control" />
        ) : null}
        <div className="min-w-0">
          <p className="font-semibold">{listing.title}</p>
          <p className="text-14 text-soft">
            {listing.city}, {t(`country.${listing.country}`)}
          </p>
          <p className="mt-1 text-14">
            {format.range(booking.checkIn, booking.checkOut)} · {party(booking.guests)}
          </p>
        </div>
      </div>
      <QuoteBreakdown quote={booking.quote} />
    </div>
  )
}
