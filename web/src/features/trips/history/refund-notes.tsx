import { copenhagenDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

/** The host's notes about partial refunds. Renders nothing without any. */
export const RefundNotes = ({ trip: { refunds } }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const withNote = refunds.filter(({ reason, note }) => reason === 'partial' && note)
  if (withNote.length === 0) return null
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-4">
      {withNote.map(({ id, plannedAt, note }) => (
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
