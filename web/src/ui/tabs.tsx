import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps<V extends string> {
  label: string
  value: V
  tabs: readonly { value: V; label: ReactNode }[]
  onChoose: (value: V) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Tabs over one panel; arrows move between them. */
export const Tabs = <V extends string>({ label, value, tabs, onChoose, children }: TabsProps<V>) => (
  <Radix.Root
    value={value}
    onValueChange={(next) => {
      const chosen = tabs.find((tab) => tab.value === next)
      if (chosen) onChoose(chosen.value)
    }}
  >
    <Radix.List
      aria-label={label}
      className="no-scrollbar -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 md:mx-0 md:px-0"
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="relative min-h-12 shrink-0 px-4 font-medium whitespace-nowrap text-soft transition-colors -outline-offset-2 hover:text-ink data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.5 data-[state=active]:after:rounded-pill data-[state=active]:after:bg-primary"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    <Radix.Content value={value} tabIndex={-1} className="pt-8 outline-none">
      {children}
    </Radix.Content>
  </Radix.Root>
)
