import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'
import { Badge } from '../../ui/badge.tsx'
import { Rating } from '../../ui/rating.tsx'

/** Title, rating, place, and the one badge. */
export const ListingHeading = ({ home }: { home: ListingDetail }) => {
  const { t } = useTranslation('listing')
  const { t: words } = useTranslation()
  return (
    <div>
      <h1 className="text-28 md:text-36">{home.title}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Rating rating={home.rating} reviewCount={home.reviewCount} withCount />
        <span aria-hidden="true" className="hidden text-soft sm:inline">
          ·
        </span>
        <span className="text-soft">
          {t('location', {
            kind: words(`kind.${home.subcategory}`),
            city: home.city,
            country: words(`country.${home.country}`),
          })}
        </span>
        {home.badge ? (
          <Badge tone="warning">
            {words(`discount.${home.badge.kind}`)} −{home.badge.percent} %
          </Badge>
        ) : home.guestFavourite ? (
          <Badge tone="primary">{t('guestFavourite')}</Badge>
        ) : null}
      </div>
    </div>
  )
}
