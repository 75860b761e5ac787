import { useTranslation } from 'react-i18next'
import { FavouriteButton } from '../../../domain/favourites/favourite-button.tsx'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { Rating } from '../../../ui/layout/rating.tsx'
import { HomeBadges } from './home-badges.tsx'
import { ShareButton } from './share-button.tsx'

/** Title, rating, place and badges of a home, with the buttons to save and share it. */
export const ListingHeading = ({ home }: { home: ListingDetail }) => {
  const { t } = useTranslation('listing')
  const { t: words } = useTranslation()
  return (
    <div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <h1 dir="auto" className="min-w-0 grow basis-[16rem] text-match text-28 md:text-36">
          {home.title}
        </h1>
        <div className="-ms-3 flex items-center sm:ms-0 print:hidden">
          <ShareButton title={home.title} />
          <FavouriteButton listingId={home.id} title={home.title} variant="plain" />
        </div>
      </div>
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
        <HomeBadges home={home} />
      </div>
    </div>
  )
}
