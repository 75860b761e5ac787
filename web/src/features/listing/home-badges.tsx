import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'
import { timeAgo } from '../../lib/last-booked.ts'
import { useNow } from '../../lib/session/use-now.ts'
import { Badge } from '../../ui/badge.tsx'

const minuteMs = 60_000

/** What is true of a home beyond its facts: paid for its place, its one discount or its guests' love, and how sought after. */
export const HomeBadges = ({ home }: { home: ListingDetail }) => {
  const { t, i18n } = useTranslation('listing')
  const now = useNow(minuteMs)
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
      {home.lastBookedAt ? (
        <Badge>{t('lastBooked', { when: timeAgo(home.lastBookedAt, now, i18n.language) })}</Badge>
      ) : null}
    </>
  )
}
