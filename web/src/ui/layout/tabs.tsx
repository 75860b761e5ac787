import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readingWay } from '../../lib/browser/reading-way.ts'
import { ScrollMore } from './scroll-more.tsx'
import { useScrollEdges } from './use-scroll-edges.ts'

interface TabsProps<V extends string> {
  label: string
  value: V
  tabs: readonly { value: V; label: ReactNode }[]
  onChoose: (value: V) => void
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** Tabs over one panel. Arrow keys move between them, and the row scrolls where they do not fit. */
export const Tabs = <V extends string>({ label, value, tabs, onChoose, children }: TabsProps<V>) => {
  const { i18n } = useTranslation()
  const row = useRef<HTMLDivElement>(null)
  const more = useScrollEdges(row)
  // A click fires twice, on press and on focus, before the value changes. Only one history entry is wanted.
  const requested = useRef(value)
  useEffect(() => {
    requested.current = value
    row.current?.querySelector(`[data-tab="${value}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [value])
  const scroll = (way: 1 | -1) => () =>
    row.current?.scrollBy({ left: readingWay(row.current) * way * row.current.clientWidth * 0.7, behavior: 'smooth' })
  return (
    <Radix.Root
      dir={i18n.dir()}
      value={value}
      onValueChange={(next) => {
        const chosen = tabs.find((tab) => tab.value === next)
        if (!chosen || chosen.value === requested.current) return
        requested.current = chosen.value
        onChoose(chosen.value)
      }}
    >
      <div className="relative">
        {more.before ? <ScrollMore side="before" onScroll={scroll(-1)} /> : null}
        <Radix.List
          ref={row}
          aria-label={label}
          className="no-scrollbar flex gap-1 overflow-x-auto border-b border-line"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              data-tab={tab.value}
              className="relative min-h-12 shrink-0 px-3 font-medium whitespace-nowrap text-soft transition-colors -outline-offset-2 hover:text-ink data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:rounded-pill data-[state=active]:after:bg-primary md:px-4"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {more.after ? <ScrollMore side="after" onScroll={scroll(1)} /> : null}
      </div>
      <Radix.Content value={value} tabIndex={-1} className="pt-8 outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
