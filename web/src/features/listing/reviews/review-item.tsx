import { useTranslation } from 'react-i18next'
import type { Review } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Rating } from '../../../ui/layout/rating.tsx'
import { Avatar } from '../../../ui/photos/avatar.tsx'

/** A guest's review, and the host's answer. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const name = review.author?.name ?? t('guestFallback', { ns: 'common' })
  return (
    <article>
      <header className="flex items-center gap-3">
        <Avatar of={review.author?.id ?? review.id} photoUrl={review.author?.photoUrl ?? null} />
        <div>
          <p className="font-semibold">{name}</p>
          <p className="flex items-center gap-2 text-14 text-soft">
            <Rating rating={review.rating} reviewCount={0} />
            <span aria-hidden="true">·</span>
            <time dateTime={review.publishedAt}>{format.month(review.publishedAt)}</time>
          </p>
        </div>
      </header>
      <p className="mt-3 max-w-reading whitespace-pre-line">{review.text}</p>
      {review.hostReply ? (
        <div className="mt-3 border-s-2 border-line ps-4 text-14 text-soft">
          <p className="font-semibold text-ink">{t('hostReply')}</p>
          <p className="whitespace-pre-line">{review.hostReply}</p>
        </div>
      ) : null}
    </article>
  )
}
