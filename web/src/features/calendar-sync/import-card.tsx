import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarImport } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { ImportConflicts, ImportFault, LineProblems } from './import-problems.tsx'
import { useChangeImport } from './use-calendar-sync.ts'

const State = ({ syncing, fault, problemCount }: Pick<CalendarImport, 'syncing' | 'fault' | 'problemCount'>) => {
  const { t } = useTranslation('calendarSync')
  if (syncing) return <Badge tone="primary">{t('state.syncing')}</Badge>
  if (fault !== null) return <Badge tone="danger">{t('state.failed')}</Badge>
  return problemCount > 0 ? (
    <Badge tone="warning">{t('state.partly')}</Badge>
  ) : (
    <Badge tone="success">{t('state.synced')}</Badge>
  )
}

/** An imported calendar: when it was read, what it closes, and what is wrong with it. */
export const ImportCard = ({ listingId, calendar }: { listingId: string; calendar: CalendarImport }) => {
  const { t } = useTranslation('calendarSync')
  const format = useFormat()
  const today = useToday()
  const problemText = useProblemText()
  const change = useChangeImport(listingId, calendar.id)
  const [asking, setAsking] = useState(false)
  const { name, lastSyncedAt } = calendar
  const run = (what: 'sync' | 'remove'): void => {
    setAsking(false)
    change.mutate(what, {
      onSuccess: () => {
        if (what === 'remove') toastSuccess({ title: t('removed') })
      },
      onError: (error) =>
        toastError({ title: t(what === 'sync' ? 'syncFailed' : 'removeFailed'), description: problemText(error) }),
    })
  }
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-18 wrap-anywhere">{name}</h3>
          <p className="text-14 wrap-anywhere text-soft">{calendar.address}</p>
        </div>
        <State {...calendar} />
      </div>
      <p className="text-14 tabular">
        {lastSyncedAt === null
          ? t('neverSynced')
          : t('lastSynced', { moment: format.momentBeyond(lastSyncedAt, today) })}
        {' · '}
        {t('nights', { count: calendar.nights })}
      </p>
      {calendar.fault !== null && !calendar.syncing ? (
        <ImportFault fault={calendar.fault} kept={lastSyncedAt !== null} />
      ) : null}
      {calendar.conflicts.length > 0 ? <ImportConflicts conflicts={calendar.conflicts} /> : null}
      {calendar.problemCount > 0 ? <LineProblems {...calendar} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="small"
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          busy={calendar.syncing || (change.isPending && change.variables === 'sync')}
          aria-label={t('syncNowOf', { name })}
          onClick={() => run('sync')}
        >
          {t('syncNow')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          busy={change.isPending && change.variables === 'remove'}
          aria-label={t('removeOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t('remove')}
        </Button>
      </div>
      {asking ? (
        <AskDialog
          title={t('askRemove', { name })}
          text={t('askRemoveText')}
          action={t('removeCalendar')}
          onConfirm={() => run('remove')}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
