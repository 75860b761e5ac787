import { createContext, useContext } from 'react'
import type { HubTab } from './hub-tabs.ts'

/** Moves between the tabs of the open hub. Both ask first if something is unsaved. */
export interface Hub {
  go(tab: HubTab): void
  close(): void
}

/** The open hub. */
export const HubContext = createContext<Hub>({ go: () => undefined, close: () => undefined })

/** The hub around a tab, for links to other tabs. */
export const useHub = (): Hub => useContext(HubContext)
