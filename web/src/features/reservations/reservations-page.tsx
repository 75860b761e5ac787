import { FileDown } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Reservation, ReservationTab } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { ReservationList } from './reservation-list.tsx'
import { exportPath, useReservations } from './use-reservations.ts'

/** Loaded when the first reservation is opened. */
const ReservationPanel = lazy(async () => ({ default: (await import('./reservation-panel.tsx')).ReservationPanel }))

const tabs = ['upcoming', 'ongoing', 'ended', 'cancelled', 'all'] as const satisfies ReservationTab[]

const pathOf = (tab: ReservationTab, booking?: string): string => {
  const params = new URLSearchParams({
    ...(tab === 'upcoming' ? {} : { tab }),
    ...(booking === undefined ? {} : { booking }),
  })
  return params.size > 0 ? `?${params}` : '.'
}

/**
 * The stays in a host's homes. The address stores the tab and the open reservation. `more` is rendered in its panel.
 */
export const ReservationsPage = ({ more }: { more?: (reservation: Reservation) => ReactNode }) => {
  const { t, i18n } = useTranslation('reservations')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'upcoming'
  const booking = params.get('booking')
  const counts = useReservations(tab).data?.pages[0]?.counts
  usePageTitle(t('title'))

  return (
    <div className="page page-to-[59rem] pt-8 md:pt-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-36 md:text-48">{t('title')}</h1>
          <p className="mt-2 text-soft">{t('lead')}</p>
        </div>
        {counts && counts[tab] > 0 ? (
          <a
            href={exportPath(tab, i18n.language)}
            download
            aria-label={t('exportTab', { tab: t(`tab.${tab}`) })}
            className="inline-flex min-h-11 items-center gap-1.5 text-14 font-medium underline-offset-4 hover:underline"
          >
            <FileDown aria-hidden="true" className="size-4" />
            {t('export')}
          </a>
        ) : null}
      </div>
      <Tabs
        label={t('title')}
        value={tab}
        onChoose={(next) => navigate(pathOf(next))}
        tabs={tabs.map((name) => ({
          value: name,
          label: counts ? t('tabCount', { tab: t(`tab.${name}`), count: counts[name] }) : t(`tab.${name}`),
        }))}
      >
        <ReservationList key={tab} tab={tab} pathOf={(id) => pathOf(tab, id)} />
      </Tabs>
      {booking ? (
        <Suspense fallback={null}>
          <ReservationPanel key={booking} id={booking} onClose={() => navigate(pathOf(tab))} more={more} />
        </Suspense>
      ) : null}
    </div>
  )
}
