import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hubTabs } from '../../../domain/profile-hub/hub-tabs.ts'
import { tabIcons } from '../tab-icons.ts'
import { TabLink } from './tab-link.tsx'

/** Links to all other tabs, each with a line on what it holds. */
export const AllTabs = () => {
  const { t } = useTranslation('profile')
  return (
    <ul className="grid gap-x-8 lg:grid-cols-2">
      {hubTabs
        .filter((tab) => tab !== 'overview')
        .map((tab) => {
          const Icon = tabIcons[tab]
          return (
            <li key={tab} className="border-b border-line">
              <TabLink
                tab={tab}
                className="flex min-h-16 items-center gap-4 rounded-control px-2 py-3 transition-colors hover:bg-sunken"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{t(`tab.${tab}`)}</span>
                  <span className="block text-14 text-soft">{t(`about.${tab}`)}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
              </TabLink>
            </li>
          )
        })}
    </ul>
  )
}
