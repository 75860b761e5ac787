import { useTranslation } from 'react-i18next'
import type { ReportedThread } from '../../lib/api/model.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** The messages of a reported thread, as they were written. The one that was named is marked. */
export const ReportedMessages = ({ thread, named }: { thread: ReportedThread; named: string | null }) => {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const today = useToday()
  return (
    <ol aria-label={t('report.messages')} className="grid gap-3">
      {thread.items.map(({ id, from, body, event, pictures, createdAt }) => (
        <li key={id}>
          <Card className="p-5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-soft">
              <span className="font-semibold text-ink">{t(`report.by.${from ?? 'nordbo'}`)}</span>
              <span>{format.momentBeyond(createdAt, today)}</span>
              {id === named ? <Badge tone="warning">{t('report.named')}</Badge> : null}
            </p>
            {body === '' ? null : (
              <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
                {body}
              </p>
            )}
            {event ? (
              <p className="mt-2">
                {t(`report.event.${event.moment}`, { dates: format.range(event.checkIn, event.checkOut) })}
              </p>
            ) : null}
            {pictures > 0 ? (
              <p className="mt-2 text-14 text-soft">{t('report.pictures', { count: pictures })}</p>
            ) : null}
          </Card>
        </li>
      ))}
    </ol>
  )
}
