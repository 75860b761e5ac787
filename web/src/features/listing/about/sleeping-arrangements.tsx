import { BedDouble, BedSingle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../../lib/api/model.ts'

/** The beds of each room. */
export const SleepingArrangements = ({ rooms }: { rooms: ListingDetail['sleeping'] }) => {
  const { t } = useTranslation('listing')
  if (rooms.length === 0) return null
  return (
    <section aria-labelledby="sleeping">
      <h2 id="sleeping" className="text-22 md:text-28">
        {t('sleepingTitle')}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:gap-4">
        {rooms.map((room) => (
          <li key={room.name} className="rounded-card hairline border-line px-4 py-4 md:px-5">
            {room.beds.some((bed) => bed.kind === 'double') ? (
              <BedDouble aria-hidden="true" className="size-6 text-primary" strokeWidth={1.5} />
            ) : (
              <BedSingle aria-hidden="true" className="size-6 text-primary" strokeWidth={1.5} />
            )}
            <p className="mt-3 font-semibold">{room.name}</p>
            <p className="text-14 text-soft">
              {room.beds.map((bed) => t(`bed.${bed.kind}`, { count: bed.count })).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
