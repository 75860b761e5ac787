import type { ReactNode } from 'react'
import { type HubTab, hubPath } from '../../../domain/profile-hub/hub-tabs.ts'
import { useHub } from '../../../domain/profile-hub/use-hub.ts'
import { isPlainClick } from '../../../lib/navigation/plain-click.ts'

/** A link to another tab of the hub, which can also be opened in a window of its own. */
export const TabLink = ({ tab, className, children }: { tab: HubTab; className: string; children: ReactNode }) => {
  const { go } = useHub()
  return (
    <a
      href={hubPath(tab)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        go(tab)
      }}
    >
      {children}
    </a>
  )
}
