import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StayReviews } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'

/** A written review with a note below. */
export const ReviewDetails = ({
  title,
  review,
  note,
  children,
}: {
  title: string
  review: NonNullable<StayReviews['mine']>
  note: string
  children?: ReactNode
}) => {
  const { t } = useTranslation('ui')
  return (
    <section className="grid gap-3 rounded-card bg-raised hairline border-line p-5 md:p-7">
      <h2 className="text-22 wrap-anywhere">{title}</h2>
      <p className="flex gap-0.5">
        <span className="sr-only">{t('stars', { count: review.rating })}</span>
        {[1, 2, 3, 4, 5].map((step) => (
          <Star
            key={step}
            aria-hidden="true"
            className={classNames('size-5', step <= review.rating ? 'fill-current text-accent' : 'text-soft')}
          />
        ))}
      </p>
      <p className="max-w-reading whitespace-pre-line wrap-anywhere">{review.text}</p>
      <p className="text-14 text-soft">{note}</p>
      {children}
    </section>
  )
}
