import { MessageSquareQuote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail, Review } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Rating } from '../../ui/rating.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useReviews } from './use-listing.ts'

const ReviewItem = ({ review }: { review: Review }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const name = review.author?.name ?? t('guestFallback', { ns: 'requests' })
  return (
    <article>
      <header className="flex items-center gap-3">
        <Avatar name={name} photoUrl={review.author?.photoUrl ?? null} />
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

/** What guests wrote. */
export const Reviews = ({ home }: { home: ListingDetail }) => {
  const { t } = useTranslation('listing')
  const reviews = useReviews(home.id)
  const items = reviews.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="flex flex-wrap items-center gap-x-3 text-22 md:text-28">
        {t('reviewsTitle')}
        <span className="font-body text-16 font-normal tracking-normal">
          <Rating rating={home.rating} reviewCount={home.reviewCount} withCount />
        </span>
      </h2>
      {reviews.isPending ? (
        <div className="mt-6 grid gap-8 md:grid-cols-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      ) : null}
      {reviews.isError && items.length === 0 ? (
        <ErrorState
          title={t('reviewsFailed')}
          error={reviews.error}
          onRetry={() => void reviews.refetch()}
          busy={reviews.isFetching}
        />
      ) : null}
      {reviews.isSuccess && items.length === 0 ? (
        <div className="mt-4 flex items-start gap-3 text-soft">
          <MessageSquareQuote aria-hidden="true" className="mt-0.5 size-6 shrink-0" strokeWidth={1.5} />
          <p>
            <span className="block font-semibold text-ink">{t('noReviews')}</span>
            {t('noReviewsText')}
          </p>
        </div>
      ) : null}
      {items.length > 0 ? (
        <ul className="mt-6 grid gap-x-10 gap-y-9 md:grid-cols-2">
          {items.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      ) : null}
      {reviews.hasNextPage ? (
        <LoadMore busy={reviews.isFetchingNextPage} onLoad={() => void reviews.fetchNextPage()} />
      ) : null}
    </section>
  )
}
