import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useCalendarExport, useChangeExport } from './use-calendar-sync.ts'

const ExportAddress = ({ listingId, path }: { listingId: string; path: string | null }) => {
  const { t } = useTranslation('calendarSync')
  const problemText = useProblemText()
  const change = useChangeExport(listingId)
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null)
  const url = path === null ? '' : `${window.location.origin}${path}`
  const run = (what: 'renew' | 'remove'): void => {
    setAsking(null)
    change.mutate(what, {
      onSuccess: () => toastSuccess({ title: t(what === 'renew' ? 'addressMade' : 'addressRemoved') }),
      onError: (error) => toastError({ title: t('exportFailed'), description: problemText(error) }),
    })
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url)
      toastSuccess({ title: t('copied') })
    } catch {
      toastError({ title: t('copyFailed') })
    }
  }
  if (path === null)
    return (
      <Button className="justify-self-start" busy={change.isPending} onClick={() => run('renew')}>
        {t('makeAddress')}
      </Button>
    )
  return (
    <div className="grid gap-4">
      <TextField label={t('address')} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy aria-hidden="true" className="size-5" />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="outline" busy={change.isPending} onClick={() => setAsking('renew')}>
          {t('renewAddress')}
        </Button>
        <Button variant="danger" disabled={change.isPending} onClick={() => setAsking('remove')}>
          {t('removeAddress')}
        </Button>
      </div>
      {asking ? (
        <AskDialog
          title={t(`ask.${asking}Title`)}
          text={t(`ask.${asking}Text`)}
          action={t(asking === 'renew' ? 'renewAddress' : 'removeAddress')}
          onConfirm={() => run(asking)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  )
}

/** The secret address of a home's calendar: made, copied, replaced and removed. */
export const ExportSection = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('calendarSync')
  const exported = useCalendarExport(listingId)
  return (
    <section aria-labelledby="export" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="export" className="text-22">
          {t('export')}
        </h2>
        <p className="mt-1 max-w-reading text-soft">{t('exportLead')}</p>
      </div>
      {exported.data ? (
        <ExportAddress listingId={listingId} path={exported.data.path} />
      ) : exported.isError ? (
        <ErrorState
          title={t('exportLoadFailed')}
          error={exported.error}
          onRetry={() => void exported.refetch()}
          busy={exported.isFetching}
        />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-12 w-full" />
        </div>
      )}
    </section>
  )
}
