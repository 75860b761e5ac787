import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { timeLeft } from '../../lib/clock/time-left.ts'
import { useNow } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import type { Stay, TakenRange } from './stay.ts'

/** Nights that the signed-in person holds unpaid. `until` is ISO 8601. */
export interface OwnHoldRange extends TakenRange {
  bookingId: string
  until: string
}

/** Says how long the person's unpaid dates are held, and links to the payment. */
export const OwnHoldLink = ({ hold, stay }: { hold: OwnHoldRange; stay: Stay | null }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const left = timeLeft(Date.parse(hold.until), useNow(1000))
  if (left.past) return null
  const time =
    left.hours > 0
      ? t('hoursMinutes', { ns: 'common', hours: left.hours, minutes: left.minutes })
      : t('minutesLeft', { ns: 'common', minutes: Math.max(1, left.minutes) })
  const chosen = stay !== null && stay.checkIn < hold.to && hold.from < stay.checkOut
  return (
    <Banner tone="info">
      <Link to={`/pay/${hold.bookingId}`} className="underline underline-offset-4">
        {chosen ? t('ownHold', { time }) : t('ownHoldDates', { dates: format.range(hold.from, hold.to), time })}
      </Link>
    </Banner>
  )
}
