import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ReconciliationCard } from './reconciliation-card.tsx'
import { useReconciliations, useRunReconciliation } from './use-reconciliations.ts'

/** Comparisons of the ledger with the payment provider, for administrators. */
export const ReconciliationPage = () => {
  const { t } = useTranslation('admin')
  const found = useReconciliations()
  const compare = useRunReconciliation()
  const reports = found.data?.reports ?? []
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[59rem] pt-8 md:pt-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-36 md:text-48">{t('title')}</h1>
          <p className="mt-2 text-soft">{t('lead')}</p>
        </div>
        <Button busy={compare.isPending} onClick={() => compare.mutate()}>
          {t('compare')}
        </Button>
      </div>
      {found.isPending ? <Skeleton className="h-72 rounded-card" /> : null}
      {found.isError && !found.data ? (
        <ErrorState
          title={t('failed')}
          error={found.error}
          onRetry={() => void found.refetch()}
          busy={found.isFetching}
        />
      ) : null}
      {found.isSuccess && reports.length === 0 ? (
        <EmptyState icon={<Scale className="size-7" />} title={t('empty')} text={t('emptyText')} />
      ) : null}
      <ul className="grid grid-cols-1 gap-4">
        {reports.map((report) => (
          <li key={report.id}>
            <ReconciliationCard report={report} />
          </li>
        ))}
      </ul>
    </div>
  )
}
