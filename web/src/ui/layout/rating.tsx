import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format/use-format.ts'

/** A home's rating with one decimal, or 'Ny' without one. */
export const Rating = ({
  rating,
  reviewCount,
  withCount = false,
}: {
  rating: number | null
  reviewCount: number
  withCount?: boolean
}) => {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const words = rating === null ? t('new', { ns: 'common' }) : format.rating(rating)
  return (
    <span className="tabular inline-flex items-center gap-1 whitespace-nowrap">
      <Star aria-hidden="true" className="size-[0.9em] fill-current" />
      <span aria-hidden={rating !== null}>{words}</span>
      {rating === null ? null : <span className="sr-only">{t('rating', { rating: words })}</span>}
      {withCount && reviewCount > 0 ? (
        <span className="text-soft">({t('reviews', { ns: 'common', count: reviewCount })})</span>
      ) : null}
    </span>
  )
}
