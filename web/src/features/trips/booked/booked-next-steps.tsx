import { copenhagenDate } from '@nordbo/stay-rules'
import { CalendarCheck, Mail, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { policySentence } from '../../../domain/cancellation/policy-sentence.ts'
import type { Trip } from '../../../lib/api/model.ts'
import { useNow } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { IconItem } from '../history/icon-item.tsx'

/** What follows a payment: the mail, the trip's page, and the cancellation terms. */
export const BookedNextSteps = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const { user } = useSession()
  const format = useFormat()
  const now = useNow(30_000)
  const { cancellationPolicy: policy, checkIn, graceUntil } = trip
  const inGrace = graceUntil !== null && now < Date.parse(graceUntil)
  const sentence = policySentence(policy, checkIn, copenhagenDate(new Date(now)), inGrace)
  return (
    <ul className="grid gap-4">
      <IconItem icon={<Mail className="size-5" />}>{t('booked.mail', { email: user?.email ?? '' })}</IconItem>
      <IconItem icon={<CalendarCheck className="size-5" />}>{t('booked.trip')}</IconItem>
      <IconItem icon={<Undo2 className="size-5" />}>
        {t(`policyOne.${sentence.key}`, {
          ns: 'listing',
          free: sentence.free ? format.longDay(sentence.free) : '',
          half: format.longDay(sentence.half),
        })}
      </IconItem>
    </ul>
  )
}
