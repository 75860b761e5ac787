import { useTranslation } from 'react-i18next'
import { LastBooked } from '../../../domain/listings/last-booked.tsx'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { Badge } from '../../../ui/layout/badge.tsx'

/** A home's badges: paid placement, discount or guests' favourite, and its last booking. */
export const HomeBadges = ({ home }: { home: ListingDetail }) => {
  const { t } = useTranslation('listing')
  return (
    <>
      {home.featured ? <Badge>{t('ad', { ns: 'search' })}</Badge> : null}
      {home.badge ? (
        <Badge tone="warning">
          {t('discountBadge', {
            ns: 'search',
            name: t(`discount.${home.badge.kind}`, { ns: 'common' }),
            percent: home.badge.percent,
          })}
        </Badge>
      ) : null}
      {home.guestFavourite ? <Badge tone="primary">{t('guestFavourite')}</Badge> : null}
      {home.lastBookedAt ? <LastBooked at={home.lastBookedAt} /> : null}
    </>
  )
}
