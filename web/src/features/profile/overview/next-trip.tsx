import { useQuery } from '@tanstack/react-query'
import { Luggage } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'

/** The next stay of a guest, or the way to one. Nothing while the trips cannot be fetched. */
export const NextTrip = () => {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const trips = useQuery({
    queryKey: [...queryKeys.trips, 'next'],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/bookings', { params: { query: { tab: 'upcoming' } }, signal }))).items,
  })
  if (trips.isPending) return <Skeleton className="h-28 rounded-card" />
  if (!trips.data) return null
  const next = trips.data
    .filter(({ ended }) => !ended)
    .toSorted((one, other) => (one.checkIn < other.checkIn ? -1 : 1))
    .at(0)
  if (!next)
    return (
      <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-5">
        <Luggage aria-hidden="true" className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
        <div className="min-w-40 grow">
          <p className="font-semibold">{t('noTrip')}</p>
          <p className="text-14 text-soft">{t('noTripText')}</p>
        </div>
        <ButtonLink to="/search" variant="outline" size="small">
          {t('findHome')}
        </ButtonLink>
      </Card>
    )
  const { listing, checkIn, checkOut, id } = next
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4">
      <div className="w-28 shrink-0 overflow-hidden rounded-control">
        {listing.photo ? <Photo photo={listing.photo} alt="" sizes="7rem" /> : <NoPhoto />}
      </div>
      <div className="min-w-40 grow">
        <p className="text-14 font-semibold text-primary">{t('nextTrip')}</p>
        <p dir="auto" className="text-match font-semibold wrap-anywhere">
          {listing.title}
        </p>
        <p className="text-14 text-soft">
          {t('nextTripText', { city: listing.city, range: format.range(checkIn, checkOut) })}
        </p>
      </div>
      <ButtonLink to={`/trips/${id}`} variant="outline" size="small">
        {t('seeTrip')}
      </ButtonLink>
    </Card>
  )
}
