import { ArrowLeft, FileX, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isMissing } from '../../lib/api/problem.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { StatementSheet } from './statement-sheet.tsx'
import { statementPath, useStatement } from './use-payouts.ts'

/** A payout's statement, also for printing. */
export const StatementPage = ({ id }: { id: string }) => {
  const { t, i18n } = useTranslation('payouts')
  const statement = useStatement(id)
  usePageTitle(t('statementTitle'))
  return (
    <div className="page page-to-[47rem] pt-6 md:pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to="/host/dashboard/payouts" className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold">
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          {t('backToPayouts')}
        </Link>
        {statement.data ? (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="small" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </Button>
            <ButtonLink
              to={statementPath(id, 'csv', i18n.language)}
              reloadDocument
              download
              variant="outline"
              size="small"
            >
              {t('csv')}
            </ButtonLink>
            <ButtonLink to={statementPath(id, 'pdf', i18n.language)} reloadDocument target="_blank" size="small">
              {t('pdf')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      {statement.isPending ? <Skeleton className="h-screen rounded-card" /> : null}
      {statement.data ? <StatementSheet statement={statement.data} /> : null}
      {!statement.data && isMissing(statement.error) ? (
        <EmptyState icon={<FileX className="size-7" />} title={t('missingTitle')} text={t('missingText')}>
          <ButtonLink to="/host/dashboard/payouts">{t('toPayouts')}</ButtonLink>
        </EmptyState>
      ) : null}
      {statement.isError && !statement.data && !isMissing(statement.error) ? (
        <ErrorState
          title={t('statementFailed')}
          error={statement.error}
          onRetry={() => void statement.refetch()}
          busy={statement.isFetching}
        />
      ) : null}
    </div>
  )
}
