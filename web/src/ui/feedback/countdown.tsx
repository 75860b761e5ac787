import { useTranslation } from 'react-i18next'
import { timeLeft } from '../../lib/clock/time-left.ts'
import { useNow } from '../../lib/clock/use-now.ts'

/** The time until an instant as text: hours and minutes, minutes and seconds in the last hour, or 'Udløbet'. */
export const useCountdown = (until: string): { text: string; past: boolean } => {
  const { t } = useTranslation()
  const left = timeLeft(Date.parse(until), useNow(1000))
  if (left.past) return { text: t('expired'), past: true }
  const text =
    left.hours > 0
      ? t('hoursMinutes', { hours: left.hours, minutes: left.minutes })
      : t('minutesSeconds', { minutes: left.minutes, seconds: left.seconds })
  return { text, past: false }
}

/** A countdown. Not a live region, because it would be announced every second. */
export const Countdown = ({ until }: { until: string }) => {
  const { text } = useCountdown(until)
  return (
    <time dateTime={until} className="tabular">
      {text}
    </time>
  )
}
