import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DataExport } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { isRunning, useLatestExport, useStartExport } from './use-export.ts'

/** How far an archive is, or where it can be fetched. */
const ExportState = ({ found }: { found: DataExport }) => {
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
      <a href={found.downloadPath} download className={buttonClass('outline', 'small')}>
        <Download aria-hidden="true" className="size-4" />
        {t('exportDownload')}
      </a>
    </div>
  )
}

/** Fetches an archive that the person waits for, as soon as it is ready. */
const useDownloadWhenReady = (found: DataExport | null | undefined, wanted: boolean, onFetched: () => void): void => {
  const { t } = useTranslation('dataRights')
  const fetched = useRef<string | null>(null)
  useEffect(() => {
    if (!wanted || !found?.downloadPath || fetched.current === found.id) return
    fetched.current = found.id
    toastSuccess({ title: t('exportDone') })
    // A link downloads without leaving the page.
    const link = document.createElement('a')
    link.href = found.downloadPath
    link.download = ''
    link.click()
    onFetched()
  }, [wanted, found, onFetched, t])
}

/** The person's data as an archive (docs/product/data-rights.md, Export). */
export const ExportSection = () => {
  const { t } = useTranslation('dataRights')
  const problemText = useProblemText()
  const [waits, setWaits] = useState(false)
  const query = useLatestExport()
  const start = useStartExport((error) => {
    setWaits(false)
    toastError({ title: t('exportFailed', { message: problemText(error) }) })
  })
  const running = isRunning(query.data)
  useDownloadWhenReady(query.data, waits, () => setWaits(false))
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
      {query.data ? <ExportState found={query.data} /> : null}
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
