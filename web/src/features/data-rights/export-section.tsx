import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataExport } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { isRunning, useFetchArchive, useLatestExport, useStartExport } from './use-export.ts'

interface ExportStateProps {
  found: DataExport
  fetching: boolean
  onFetch: () => void
}

/** How far an archive is, or a button that fetches it. */
const ExportState = ({ found, fetching, onFetch }: ExportStateProps) => {
  const { t, i18n } = useTranslation('dataRights')
  const format = useFormat()
  const { done, of } = found.parts
  if (isRunning(found))
    return (
      <div className="grid gap-2">
        <p role="status" className="text-14 text-soft">
          {found.status === 'packing' ? t('exportPacking') : t('exportCollecting', { done, of })}
        </p>
        <ProgressBar label={t('exportProgress')} value={found.status === 'packing' ? of : done} most={of + 1} />
      </div>
    )
  if (found.status === 'failed') return <Banner tone="warning">{t('exportGaveUp')}</Banner>
  if (!found.downloadPath || !found.expiresAt) return null
  const size = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, (found.bytes ?? 0) / 1_000_000))
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-14 text-soft">
        {t('exportReadyUntil', { date: format.date(found.expiresAt.slice(0, 10)), size })}
      </p>
      <Button variant="outline" size="small" busy={fetching} onClick={onFetch}>
        <Download aria-hidden="true" className="size-4" />
        {t('exportDownload')}
      </Button>
    </div>
  )
}

/** Fetches an archive that the person waits for, as soon as it is ready. */
const useFetchWhenReady = (
  found: DataExport | null | undefined,
  wanted: boolean,
  onReady: (id: string) => void,
): void => {
  const { t } = useTranslation('dataRights')
  const fetched = useRef<string | null>(null)
  useEffect(() => {
    if (!wanted || !found?.downloadPath || fetched.current === found.id) return
    fetched.current = found.id
    toastSuccess({ title: t('exportDone') })
    onReady(found.id)
  }, [wanted, found, onReady, t])
}

/** The person's data as an archive (docs/product/data-rights.md, Export). */
export const ExportSection = () => {
  const { t } = useTranslation('dataRights')
  const problemText = useProblemText()
  const [waits, setWaits] = useState(false)
  const query = useLatestExport()
  const tellFailure = (error: unknown): void => {
    setWaits(false)
    toastError({ title: t('exportFailed', { message: problemText(error) }) })
  }
  const start = useStartExport(tellFailure)
  const fetchArchive = useFetchArchive(tellFailure)
  const running = isRunning(query.data)
  useFetchWhenReady(query.data, waits, (id) => {
    setWaits(false)
    fetchArchive.mutate(id)
  })
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h3 className="font-body text-16 font-semibold tracking-normal">{t('exportTitle')}</h3>
        <p className="text-14 text-soft">{t('exportText')}</p>
      </div>
      {query.isPending ? <Skeleton className="h-11 rounded-control" /> : null}
      {query.isError ? (
        <ErrorState
          title={t('exportFailed', { message: problemText(query.error) })}
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : null}
      {query.data ? (
        <ExportState
          found={query.data}
          fetching={fetchArchive.isPending}
          onFetch={() => fetchArchive.mutate(query.data?.id ?? '')}
        />
      ) : null}
      {query.isSuccess ? (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          busy={start.isPending || running}
          onClick={() => start.mutate(undefined, { onSuccess: () => setWaits(true) })}
        >
          {query.data?.downloadPath ? t('exportAgain') : t('exportStart')}
        </Button>
      ) : null}
    </Card>
  )
}
