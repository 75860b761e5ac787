import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ImportCard } from './import-card.tsx'
import { ImportForm } from './import-form.tsx'
import { useCalendarImports } from './use-calendar-sync.ts'

const ImportList = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('calendarSync')
  const imports = useCalendarImports(listingId)
  if (imports.data && imports.data.length === 0) return <p className="text-soft">{t('noImports')}</p>
  if (imports.data)
    return (
      <ul className="grid gap-4">
        {imports.data.map((calendar) => (
          <li key={calendar.id}>
            <ImportCard listingId={listingId} calendar={calendar} />
          </li>
        ))}
      </ul>
    )
  if (imports.isError)
    return (
      <ErrorState
        title={t('importsFailed')}
        error={imports.error}
        onRetry={() => void imports.refetch()}
        busy={imports.isFetching}
      />
    )
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="h-36 w-full rounded-card" />
    </div>
  )
}

/** The calendars that a home imports, and the form for another one. */
export const ImportSection = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('calendarSync')
  return (
    <section aria-labelledby="import" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="import" className="text-22">
          {t('import')}
        </h2>
        <p className="mt-1 max-w-reading text-soft">{t('importLead')}</p>
      </div>
      <ImportList listingId={listingId} />
      <ImportForm listingId={listingId} />
    </section>
  )
}
