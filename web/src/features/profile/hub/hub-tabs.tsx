import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type HubTab, hubTabOf, hubTabs } from '../../../domain/profile-hub/hub-tabs.ts'
import { tabIcons } from '../tab-icons.ts'

interface HubTabsProps {
  tab: HubTab
  onChoose: (tab: HubTab) => void
  /** The tab's content. */
  children: ReactNode
}

/** The tabs beside the content. Arrow keys move between them; Enter opens one, so that nothing asks on the way. */
export const HubTabs = ({ tab, onChoose, children }: HubTabsProps) => {
  const { t, i18n } = useTranslation('profile')
  return (
    <Tabs.Root
      value={tab}
      orientation="vertical"
      // Otherwise the tabs are laid out from left to right in every language.
      dir={i18n.dir()}
      activationMode="manual"
      onValueChange={(next) => onChoose(hubTabOf(next))}
      className="grid grid-cols-[12rem_minmax(0,1fr)] items-start gap-5 lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-9"
    >
      <Tabs.List aria-label={t('tabs')} className="sticky top-0 grid content-start gap-0.5">
        {hubTabs.map((name) => {
          const Icon = tabIcons[name]
          return (
            <Tabs.Trigger
              key={name}
              value={name}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 text-start text-14 transition-colors hover:bg-sunken data-[state=active]:bg-primary-soft data-[state=active]:font-semibold forced-colors:data-[state=active]:outline-2"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.75} />
              {t(`tab.${name}`)}
            </Tabs.Trigger>
          )
        })}
      </Tabs.List>
      <Tabs.Content value={tab} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  )
}
