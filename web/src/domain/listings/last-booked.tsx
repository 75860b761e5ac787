import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../lib/clock/time-ago.ts'
import { useNow } from '../../lib/clock/use-now.ts'

const minuteMs = 60_000

/** How long ago a home was last booked. */
export const LastBooked = ({ at }: { at: string }) => {
  const { t, i18n } = useTranslation('listing')
  const now = useNow(minuteMs)
  const when = timeAgo(at, now, i18n.language)
  return <p className="text-14 text-soft">{when === null ? t('lastBookedJust') : t('lastBooked', { when })}</p>
}
