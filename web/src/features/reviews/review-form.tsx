import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { StayReviews } from '../../lib/api/model.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { serverNow } from '../../lib/clock/server-clock.ts'
import { lastDayBefore } from '../../lib/dates/last-day-before.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { StarPicker } from '../../ui/forms/star-picker.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useWriteReview } from './use-reviews.ts'

const longestReview = 2000
const fields = { rating: 'review-rating', text: 'review-text' } as const

/** The state of the form: what is written, what is missing after a submit, and the action that sends it. */
const useReviewForm = (stay: StayReviews) => {
  const navigate = useNavigate()
  const [stars, setStars] = useDraft(`review-stars-${stay.bookingId}`)
  const [text, setText] = useDraft(`review-${stay.bookingId}`)
  const [tried, setTried] = useState(false)
  const write = useWriteReview(() => {
    setStars('')
    setText('')
    navigate(stay.side === 'guest' ? '/trips?tab=past' : '/host/dashboard/requests')
  })
  const rating = stars === '' ? null : Number(stars)
  const blank = text.trim() === ''
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (rating === null || blank) {
      document.getElementById(rating === null ? fields.rating : fields.text)?.focus()
      return
    }
    if (!write.isPending) write.mutate({ bookingId: stay.bookingId, rating, text: text.trim() })
  }
  const missing = { rating: tried && rating === null, text: tried && blank }
  return { rating, setStars, text, setText, missing, busy: write.isPending, send }
}

/** The form of a review: stars and text. Both survive a reload and a sign-in until they are sent. */
export const ReviewForm = ({ stay, name }: { stay: StayReviews; name: string }) => {
  const { t } = useTranslation('reviews')
  const format = useFormat()
  const { rating, setStars, text, setText, missing, busy, send } = useReviewForm(stay)
  const guest = stay.side === 'guest'
  const late = Date.parse(stay.publishedBy) <= serverNow()
  const date = format.longDay(lastDayBefore(stay.publishedBy))
  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      <p className="max-w-reading text-soft">
        {late ? t('leadLate') : t(guest ? 'leadGuest' : 'leadHost', { name, date })}
      </p>
      {stay.theirsWritten && stay.theirs === null ? <p className="font-medium">{t('otherWrote', { name })}</p> : null}
      <StarPicker
        id={fields.rating}
        legend={t('rating')}
        value={rating}
        error={missing.rating ? t('ratingMissing') : undefined}
        onChoose={(chosen) => setStars(String(chosen))}
      />
      <TextArea
        id={fields.text}
        label={t('text')}
        hint={guest ? t('textHintGuest') : t('textHintHost', { name })}
        rows={7}
        value={text}
        maxLength={longestReview}
        required
        error={missing.text ? t('textMissing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        <p className="text-14 text-soft">{t('until', { date: format.longDay(lastDayBefore(stay.reviewUntil)) })}</p>
      </div>
    </form>
  )
}
