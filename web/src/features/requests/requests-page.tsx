import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { RequestTab } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { toastInfo } from '../../lib/toast/toast.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { RequestList } from './request-list.tsx'
import { useRequests } from './use-requests.ts'

const tabs = ['pending', 'approved', 'declined', 'expired'] as const satisfies RequestTab[]

/** Shows a toast when a request arrives while the page is open. */
const useArrivals = (pending: number | undefined): void => {
  const { t } = useTranslation('requests')
  const before = useRef(pending)
  useEffect(() => {
    if (before.current !== undefined && pending !== undefined && pending > before.current)
      toastInfo({ title: t('arrived') })
    before.current = pending
  }, [pending, t])
}

/** A host's requests. The address stores the tab. `before` is rendered above, `after` below. */
export const RequestsPage = ({ before, after }: { before?: ReactNode; after?: ReactNode }) => {
  const { t } = useTranslation('requests')
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'pending'
  const requests = useRequests(tab)
  const counts = requests.data?.pages[0]?.counts
  useArrivals(counts?.pending)
  usePageTitle(t('title'))

  return (
    <div className="page page-to-[59rem] pt-8 md:pt-12">
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-6 text-soft">{t('lead')}</p>
      {before}
      <Tabs
        label={t('title')}
        value={tab}
        onChoose={(next) => setParams(next === 'pending' ? {} : { tab: next })}
        tabs={tabs.map((name) => ({
          value: name,
          label: counts ? t('tabCount', { tab: t(`tab.${name}`), count: counts[name] }) : t(`tab.${name}`),
        }))}
      >
        <RequestList key={tab} tab={tab} />
      </Tabs>
      {after}
    </div>
  )
}
