import { CalendarPlus, History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/clock/use-now.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { ChangesPanel } from './actions/changes-panel.tsx'
import { MonthView } from './month/month-view.tsx'
import { type CalendarView, useCalendarAddress } from './query/calendar-address.ts'
import { useActiveHomes } from './query/use-calendar.ts'

const YearView = lazy(async () => ({ default: (await import('./year/year-view.tsx')).YearView }))

const views = ['month', 'year'] as const satisfies readonly CalendarView[]

const CalendarLoading = () => {
  const { t } = useTranslation('host-calendar')
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-12" />
      <Skeleton className="h-[30rem] rounded-card" />
    </div>
  )
}

/** The chosen view of the host's homes. The address stores view, home, month and filter. */
const CalendarBody = () => {
  const { t } = useTranslation('host-calendar')
  const today = useToday()
  const homes = useActiveHomes()
  const { address, change } = useCalendarAddress(today)
  if (homes.isPending) return <CalendarLoading />
  if (homes.isError && !homes.data)
    return (
      <ErrorState
        title={t('homesFailed')}
        error={homes.error}
        busy={homes.isFetching}
        onRetry={() => void homes.refetch()}
      />
    )
  const home = homes.data.find(({ id }) => id === address.home) ?? homes.data[0]
  if (!home)
    return (
      <EmptyState icon={<CalendarPlus className="size-7" />} title={t('empty')} text={t('emptyText')}>
        <ButtonLink to="/host/create">{t('createHome')}</ButtonLink>
      </EmptyState>
    )
  return (
    <Tabs
      label={t('view')}
      value={address.view}
      onChoose={(view) => change({ view })}
      tabs={views.map((value) => ({ value, label: t(`view.${value}`) }))}
    >
      {address.view === 'month' ? (
        <MonthView
          homes={homes.data}
          home={home}
          month={address.month}
          today={today}
          onHome={(id) => change({ home: id })}
          onMonth={(month) => change({ month })}
        />
      ) : (
        <Suspense fallback={<CalendarLoading />}>
          <YearView address={address} today={today} onChange={change} />
        </Suspense>
      )}
    </Tabs>
  )
}

/** A host's calendar: one home by the month, or all homes over a year. */
export const CalendarPage = () => {
  const { t } = useTranslation('host-calendar')
  const [changesOpen, setChangesOpen] = useState(false)
  usePageTitle(t('title'))
  return (
    <div className="page pt-8 md:pt-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-36 md:text-48">{t('title')}</h1>
          <p className="mt-2 text-soft">{t('lead')}</p>
        </div>
        <Button
          variant="outline"
          size="small"
          icon={<History aria-hidden="true" className="size-4" />}
          onClick={() => setChangesOpen(true)}
        >
          {t('changes')}
        </Button>
      </div>
      <CalendarBody />
      {changesOpen ? <ChangesPanel onClose={() => setChangesOpen(false)} /> : null}
    </div>
  )
}
