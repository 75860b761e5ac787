import { SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LoadMore } from '../../../ui/button/load-more.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useAllReviews } from '../query/use-listing.ts'
import { RatingBreakdown } from './rating-breakdown.tsx'
import { ReviewItem } from './review-item.tsx'

/** All reviews of a home, page by page, with a search. */
export const ReviewsDialog = ({ home, onClose }: { home: ListingDetail; onClose: () => void }) => {
  const { t } = useTranslation('listing')
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  const reviews = useAllReviews(home.id, query)
  const items = reviews.data?.pages.flatMap((page) => page.items) ?? []
  const total = reviews.data?.pages[0]?.total
  return (
    <Dialog open full width="wide" title={t('reviewsTitle')} onClose={onClose}>
      <div className="grid gap-7">
        <RatingBreakdown home={home} />
        <TextField
          type="search"
          label={t('searchReviews')}
          placeholder={t('searchReviewsHint')}
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status" className="-mt-4 text-14 text-soft">
          {total === undefined ? '' : t('reviewsFound', { count: total })}
        </p>
        {reviews.isPending ? <Skeleton className="h-64" /> : null}
        {reviews.isError && items.length === 0 ? (
          <ErrorState
            title={t('reviewsFailed')}
            error={reviews.error}
            onRetry={() => void reviews.refetch()}
            busy={reviews.isFetching}
          />
        ) : null}
        {reviews.isSuccess && items.length === 0 ? (
          <EmptyState
            icon={<SearchX className="size-7" />}
            title={t('noReviewHolds')}
            text={t('noReviewHoldsText', { words: query })}
          >
            <Button variant="outline" onClick={() => setWords('')}>
              {t('allReviewsAgain')}
            </Button>
          </EmptyState>
        ) : null}
        <ul className="grid gap-8" aria-busy={reviews.isPlaceholderData}>
          {items.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
        {reviews.hasNextPage ? (
          <LoadMore busy={reviews.isFetchingNextPage} onLoad={() => void reviews.fetchNextPage()} />
        ) : null}
      </div>
    </Dialog>
  )
}
