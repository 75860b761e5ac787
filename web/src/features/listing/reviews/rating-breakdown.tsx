import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

/** The mean rating, and the share of each number of stars. */
export const RatingBreakdown = ({
  home,
}: {
  home: Pick<ListingDetail, 'rating' | 'reviewCount' | 'ratingBreakdown'>
}) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  if (home.rating === null) return null
  return (
    <div className="flex max-w-[34rem] items-center gap-8">
      <p className="text-center">
        <span className="tabular block font-head text-48 text-primary">{format.rating(home.rating)}</span>
        <span className="block text-14 text-soft">{t('reviews', { ns: 'common', count: home.reviewCount })}</span>
      </p>
      <ul className="grid grow gap-1.5">
        {home.ratingBreakdown.map(({ stars, count }) => (
          <li key={stars} className="tabular flex items-center gap-3 text-14">
            <span aria-hidden="true" className="w-3 text-end">
              {stars}
            </span>
            <span className="sr-only">{t('starsCount', { stars: t('stars', { ns: 'ui', count: stars }), count })}</span>
            <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-pill bg-strong">
              <span
                className="block h-full rounded-pill bg-primary"
                style={{ width: `${home.reviewCount === 0 ? 0 : (100 * count) / home.reviewCount}%` }}
              />
            </span>
            <span aria-hidden="true" className="w-8 text-soft">
              {format.number(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
