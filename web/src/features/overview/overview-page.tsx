import { CalendarRange, Inbox, MessageCircle, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHostOverview } from '../../domain/host-overview/use-host-overview.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Tiles } from './tiles.tsx'
import { YearFigures } from './year-figures.tsx'

const actions = [
  { name: 'requests', to: '/host/dashboard/requests', icon: Inbox },
  { name: 'messages', to: '/host/dashboard/messages', icon: MessageCircle },
  { name: 'calendar', to: '/host/dashboard/calendar', icon: CalendarRange },
] as const

const QuickActions = () => {
  const { t } = useTranslation('overview')
  return (
    <nav aria-label={t('quickActions')}>
      <ul className="flex flex-wrap gap-3">
        {actions.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <ButtonLink to={to} variant="outline" size="small">
              <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t(`action.${name}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tileCount = 6

const OverviewLoading = () => {
  const { t } = useTranslation('overview')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        {Array.from({ length: tileCount }, (_, index) => (
          <Skeleton key={`tile-${String(index)}`} className="h-32 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </>
  )
}

/** A host's work at a glance: key figures, shortcuts, and the last twelve months. */
export const OverviewPage = () => {
  const { t } = useTranslation('overview')
  const { user } = useSession()
  const overview = useHostOverview()
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[62rem] grid gap-8 pt-8 md:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-36 md:text-48">{t('title')}</h1>
          {user ? <p className="mt-2 text-soft">{t('welcome', { name: user.name.trim().split(/\s+/)[0] })}</p> : null}
        </div>
        <ButtonLink to="/host/create">
          <Plus aria-hidden="true" className="size-5" />
          {t('newListing')}
        </ButtonLink>
      </div>
      {overview.isPending ? <OverviewLoading /> : null}
      {overview.isError && !overview.data ? (
        <ErrorState
          title={t('failed')}
          error={overview.error}
          onRetry={() => void overview.refetch()}
          busy={overview.isFetching}
        />
      ) : null}
      {overview.data ? (
        <>
          <Tiles overview={overview.data} />
          <QuickActions />
          <YearFigures months={overview.data.months} />
        </>
      ) : null}
    </div>
  )
}
