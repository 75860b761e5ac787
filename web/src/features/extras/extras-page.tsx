import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ExtrasPanel } from './extras-panel.tsx'
import { useExtras } from './use-extras.ts'

const ExtrasLoading = () => {
  const { t } = useTranslation('extras')
  return (
    <div className="grid gap-4 md:gap-5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-20 rounded-card" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-44 rounded-card" />
      ))}
    </div>
  )
}

/** What a host pays for at one home, by the month (docs/product/extras.md). */
export const ExtrasPage = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('extras')
  const extras = useExtras(listingId)
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[59rem] pt-8 pb-16 md:pt-12">
      {extras.data ? <p className="mb-1 text-14 font-medium text-soft">{extras.data.title}</p> : null}
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-reading text-soft">{t('lead')}</p>
      {extras.isPending ? <ExtrasLoading /> : null}
      {extras.isError && !extras.data ? (
        <ErrorState
          title={t('failed')}
          error={extras.error}
          onRetry={() => void extras.refetch()}
          busy={extras.isFetching}
        />
      ) : null}
      {extras.data ? <ExtrasPanel listingId={listingId} items={extras.data.items} /> : null}
    </div>
  )
}
