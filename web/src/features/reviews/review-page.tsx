import { copenhagenDate } from '@nordbo/stay-rules'
import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { StayReviews } from '../../lib/api/model.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { serverNow } from '../../lib/clock/server-clock.ts'
import { lastDayBefore } from '../../lib/dates/last-day-before.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReviewDetails } from './review-details.tsx'
import { ReviewForm } from './review-form.tsx'
import { useStayReviews } from './use-reviews.ts'

/** The written reviews, or why none can be written. */
const Written = ({ stay, name }: { stay: StayReviews; name: string }) => {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const by = format.longDay(lastDayBefore(stay.publishedBy))
  const { mine, theirs } = stay
  const late = Date.parse(stay.reviewUntil) <= serverNow()
  const day = (instant: string): string => format.longDay(copenhagenDate(new Date(instant)))
  return (
    <>
      {mine ? (
        <ReviewDetails
          title={t('mine')}
          review={mine}
          note={mine.publishedAt ? t('published', { date: day(mine.publishedAt) }) : t('waiting', { name, date: by })}
        >
          {stay.side === 'guest' && stay.reply ? (
            <blockquote className="mt-2 border-s-2 border-line ps-4">
              <p className="text-14 font-semibold">{t('reply', { name })}</p>
              <p className="max-w-reading whitespace-pre-line wrap-anywhere">{stay.reply}</p>
            </blockquote>
          ) : null}
        </ReviewDetails>
      ) : null}
      {!mine && !stay.mayReview ? (
        <Banner tone="info" title={t(late ? 'tooLateTitle' : 'notOverTitle')}>
          {late ? t('tooLateText', { date: format.longDay(lastDayBefore(stay.reviewUntil)) }) : t('notOverText')}
        </Banner>
      ) : null}
      {theirs?.publishedAt ? (
        <ReviewDetails
          title={t('theirs', { name })}
          review={theirs}
          note={t('published', { date: day(theirs.publishedAt) })}
        >
          {stay.side === 'host' && stay.reply ? (
            <blockquote className="mt-2 border-s-2 border-line ps-4">
              <p className="text-14 font-semibold">{t('replyLabel')}</p>
              <p className="max-w-reading whitespace-pre-line wrap-anywhere">{stay.reply}</p>
            </blockquote>
          ) : null}
          {stay.mayReply ? <ReplyForm reviewId={theirs.id} /> : null}
        </ReviewDetails>
      ) : null}
      {mine && !theirs ? (
        <p className="text-soft">
          {stay.theirsWritten ? t('notYetTheirs', { name, date: by }) : t('noneTheirs', { name })}
        </p>
      ) : null}
    </>
  )
}

/** The reviews of one stay, linked from trips and mails. Guest and host each see their side. */
export const ReviewPage = ({ id }: { id: string }) => {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const reviews = useStayReviews(id)
  const stay = reviews.data
  const guest = stay?.side !== 'host'
  usePageTitle(t(guest ? 'titleGuest' : 'titleHost'))
  if (reviews.isPending) return <PageSpinner label={t('loading')} />
  if (isMissing(reviews.error))
    return (
      <EmptyState icon={<CalendarCheck className="size-7" />} title={t('notFoundTitle')} text={t('notFoundText')}>
        <ButtonLink to="/trips">{t('toTrips')}</ButtonLink>
      </EmptyState>
    )
  if (!stay)
    return (
      <ErrorState
        title={t('failed')}
        error={reviews.error}
        onRetry={() => void reviews.refetch()}
        busy={reviews.isFetching}
      />
    )
  const name = guest ? (stay.host?.name ?? t('hostFallback')) : (stay.guest?.name ?? t('guestFallback'))
  return (
    <div className="page page-to-[43rem] py-8 md:py-12">
      <h1 className="text-36 md:text-48">{t(guest ? 'titleGuest' : 'titleHost')}</h1>
      <p className="mt-2 mb-8 text-soft wrap-anywhere">
        <Link to={`/listing/${stay.listing.id}`} className="font-medium text-ink underline underline-offset-4">
          {stay.listing.title}
        </Link>{' '}
        · {format.range(stay.checkIn, stay.checkOut)}
        {guest ? null : ` · ${name}`}
      </p>
      <div className="grid gap-6">
        {stay.mayReview ? <ReviewForm stay={stay} name={name} /> : null}
        <Written stay={stay} name={name} />
      </div>
      <p className="mt-10 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5">
        <Link to={guest ? '/trips?tab=past' : '/host/dashboard/requests'} className="underline underline-offset-4">
          {t(guest ? 'toTrips' : 'toRequests')}
        </Link>
        <Link to={`/damage-claim/${id}`} className="underline underline-offset-4">
          {t('damageLink')}
        </Link>
      </p>
    </div>
  )
}
