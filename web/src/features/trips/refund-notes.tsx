import { copenhagenDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/** What the host wrote to the guest when giving a part back; nothing where the host wrote nothing. */
export const RefundNotes = ({ trip: { refunds } }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const told = refunds.filter(({ reason, note }) => reason === 'partial' && note)
  if (told.length === 0) return null
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-4">
      {told.map(({ id, plannedAt, note }) => (
        <div key={id}>
          <dt className="text-14 text-soft">
            {t('refundNote', { date: format.longDay(copenhagenDate(new Date(plannedAt))) })}
          </dt>
          <dd className="wrap-anywhere">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
