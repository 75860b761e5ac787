import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hubPath, hubTabs } from '../../../domain/profile-hub/hub-tabs.ts'
import { useHub } from '../../../domain/profile-hub/use-hub.ts'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'
import { tabIcons } from '../hub/tab-icons.ts'

/** Links to all other tabs, each with a line on what it holds. */
const AllTabs = () => {
  const { t } = useTranslation('profile')
  const { go } = useHub()
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {hubTabs
        .filter((tab) => tab !== 'overview')
        .map((tab) => {
          const Icon = tabIcons[tab]
          return (
            <li key={tab} className="border-b border-line">
              <a
                href={hubPath(tab)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  go(tab)
                }}
                className="flex min-h-16 items-center gap-4 py-3 transition-colors hover:bg-sunken"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
                <span className="grow">
                  <span className="block font-semibold">{t(`tab.${tab}`)}</span>
                  <span className="block text-14 text-soft">{t(`about.${tab}`)}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
              </a>
            </li>
          )
        })}
    </ul>
  )
}

/** What needs attention, and the way to every other tab. */
export const OverviewTab = () => <AllTabs />
