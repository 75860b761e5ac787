import { useTranslation } from 'react-i18next'
import { usePartnerHotels } from '../../domain/partner/use-partner-hotels.ts'
import type { HotelDraft } from '../../lib/api/model.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { NoPhoto } from '../../ui/photos/no-photo.tsx'
import { Photo } from '../../ui/photos/photo.tsx'

const Hotel = ({ hotel: { id, answers, photos } }: { hotel: HotelDraft }) => {
  const { t } = useTranslation('partner')
  const [cover] = photos
  return (
    <li data-testid="partner-hotel" className="flex flex-wrap items-center gap-4 rounded-card hairline border-line p-4">
      <div className="w-28 shrink-0 overflow-hidden rounded-control">
        {cover ? <Photo photo={cover} alt="" sizes="7rem" /> : <NoPhoto />}
      </div>
      <div className="grid min-w-40 grow justify-items-start gap-1">
        <p className="font-semibold wrap-anywhere">{answers.name}</p>
        {answers.city ? <p className="text-14 text-soft">{answers.city}</p> : null}
        <Badge tone="neutral">{t('hotelDraft')}</Badge>
      </div>
      <ButtonLink
        to={`/hotel/partner/hoteller/${id}`}
        variant="outline"
        size="small"
        aria-label={`${t('hotelEdit')}: ${answers.name}`}
      >
        {t('hotelEdit')}
      </ButtonLink>
    </li>
  )
}

/** The hotels that the partner describes. Guests do not see them yet. */
export const PartnerHotels = () => {
  const { t } = useTranslation('partner')
  const { data, isPending, error, isFetching, refetch } = usePartnerHotels()
  return (
    <section aria-labelledby="hotels" className="grid gap-4">
      <h2 id="hotels" className="text-22 md:text-28">
        {t('hotels')}
      </h2>
      <p className="text-soft">{t('hotelsLead')}</p>
      {isPending ? <Skeleton className="h-24 w-full" /> : null}
      {!data && !isPending ? (
        <ErrorState title={t('hotelsFailed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? <p>{t('hotelsNone')}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {data?.map((hotel) => (
          <Hotel key={hotel.id} hotel={hotel} />
        ))}
      </ul>
      <div>
        <ButtonLink to="/hotel/partner/hoteller/ny">{t('hotelAdd')}</ButtonLink>
      </div>
    </section>
  )
}
