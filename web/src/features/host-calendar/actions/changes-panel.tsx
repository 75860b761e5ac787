import { addDays } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { CalendarChange } from '../../../lib/api/model.ts'
import { useNow } from '../../../lib/clock/use-now.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useChanges } from '../query/use-calendar.ts'
import { useUndo } from './use-undo.ts'

const ChangeLine = ({ change, now }: { change: CalendarChange; now: number }) => {
  const { t } = useTranslation('host-calendar')
  const format = useFormat()
  const undo = useUndo()
  const { id, kind, subject, price, text, homes, nights, from, to } = change
  const mayUndo = !change.undone && now < Date.parse(change.undoUntil)
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {t(`change.${kind}`, { price: price === null ? '' : format.dkk(price), text: text ?? '' })}
        </p>
        <p className="text-14 text-soft tabular">
          {t('changeDays', {
            homes: t('homes', { count: homes }),
            nights: t('nights', { ns: 'common', count: nights }),
            range: nights === 1 ? format.longDay(from) : format.range(from, addDays(to, -1)),
          })}
        </p>
        <p className="text-14 text-soft">{format.moment(change.madeAt)}</p>
      </div>
      {change.undone ? <p className="shrink-0 text-14 text-soft">{t('changeUndone')}</p> : null}
      {mayUndo ? (
        <Button
          variant="outline"
          size="small"
          className="shrink-0"
          busy={undo.isPending}
          onClick={() => undo.mutate({ subject, changeId: id })}
        >
          {t('undo')}
        </Button>
      ) : null}
    </li>
  )
}

/** The host's latest changes, each with a button that undoes it while that is possible. */
export const ChangesPanel = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('host-calendar')
  const changes = useChanges()
  const now = useNow(30_000)
  const items = changes.data?.changes ?? []
  return (
    <SidePanel title={t('changes')} onClose={onClose}>
      <p className="mb-4 text-soft">{t('changesText')}</p>
      {changes.isPending ? (
        <div className="grid gap-4">
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : null}
      {changes.isError ? (
        <ErrorState
          title={t('changesFailed')}
          error={changes.error}
          busy={changes.isFetching}
          onRetry={() => void changes.refetch()}
        />
      ) : null}
      {changes.isSuccess && items.length === 0 ? <p>{t('changesEmpty')}</p> : null}
      <ul className="divide-y divide-line">
        {items.map((change) => (
          <ChangeLine key={change.id} change={change} now={now} />
        ))}
      </ul>
    </SidePanel>
  )
}
