import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { WishlistGrid } from './wishlist-grid.tsx'

const tabs = ['lists', 'searches'] as const

/** A person's lists and saved searches. The address stores the tab. */
export const WishlistsPage = () => {
  const { t } = useTranslation('wishlists')
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'lists'
  usePageTitle(t(tab === 'lists' ? 'title' : 'searches'))
  return (
    <div className="page pt-8 md:pt-12">
      <h1 className="mb-6 text-36 md:text-48">{t('title')}</h1>
      <Tabs
        label={t('title')}
        value={tab}
        onChoose={(next) => setParams(next === 'lists' ? {} : { tab: next })}
        tabs={[
          { value: 'lists', label: t('title') },
          { value: 'searches', label: t('searches') },
        ]}
      >
        {tab === 'lists' ? <WishlistGrid /> : <SavedSearches />}
      </Tabs>
    </div>
  )
}
