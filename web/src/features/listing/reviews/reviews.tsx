import { MessageSquareQuote } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useDialogParam } from '../../../lib/navigation/use-dialog-param.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useNewestReviews } from '../query/use-listing.ts'
import { RatingBreakdown } from './rating-breakdown.tsx'
import { ReviewItem } from './review-item.tsx'

const ReviewsDialog = lazy(async () => ({ default: (await import('./reviews-dialog.tsx')).ReviewsDialog }))

/** A home's rating and latest reviews. A dialog shows all. */
export const Reviews = ({ home }: { home: ListingDetail }) => {
  const { t } = useTranslation('listing')
  const reviews = useNewestReviews(home.id)
  const all = useDialogParam('reviews')
  const { items = [], total = 0 } = reviews.data ?? {}
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-6 text-22 md:text-28">
        {t('reviewsTitle')}
      </h2>
      <RatingBreakdown home={home} />
      {reviews.isPending ? (
        <div className="mt-8 grid gap-8 md:grid-cols-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      ) : null}
      {reviews.isError && !reviews.data ? (
        <ErrorState
          title={t('reviewsFailed')}
          error={reviews.error}
          onRetry={() => void reviews.refetch()}
          busy={reviews.isFetching}
        />
      ) : null}
      {reviews.isSuccess && items.length === 0 ? (
        <div className="flex items-start gap-3 text-soft">
          <MessageSquareQuote aria-hidden="true" className="mt-0.5 size-6 shrink-0" strokeWidth={1.5} />
          <p>
            <span className="block font-semibold text-ink">{t('noReviews')}</span>
            {t('noReviewsText')}
          </p>
        </div>
      ) : null}
      {items.length > 0 ? (
        <ul className="mt-9 grid gap-x-10 gap-y-9 md:grid-cols-2">
          {items.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      ) : null}
      {total > items.length ? (
        <Button variant="outline" className="mt-8 print:hidden" onClick={() => all.open('all')}>
          {t('allReviews', { count: total })}
        </Button>
      ) : null}
      <Suspense>{all.value === null ? null : <ReviewsDialog home={home} onClose={all.close} />}</Suspense>
    </section>
  )
}
