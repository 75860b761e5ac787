import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { formerTab, type HubTab, hubTabOf } from '../../../domain/profile-hub/hub-tabs.ts'

/** How many history entries lie above the closed profile; null if the hub was opened by its address. */
const depthOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'hub' in state && typeof state.hub === 'number' ? state.hub : null

/** The hub in the address: `?profile=` names the tab. */
export interface HubAddress {
  /** Null while the hub is closed. */
  tab: HubTab | null
  /** Opens a tab. Back leads to the one before. */
  go(tab: HubTab): void
  /** Closes the hub, and leaves none of its entries on the history. */
  close(): void
}

/** Reads and changes the hub's address. Former addresses with `?tab=` are rewritten. */
export const useHubAddress = (): HubAddress => {
  const [params] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const asked = params.get('profile')
  const former = asked === null ? formerTab(params.get('tab')) : undefined
  const depth = asked === null ? 0 : depthOf(state)

  const searchWith = (tab: HubTab | null): string => {
    const next = new URLSearchParams(params)
    for (const name of ['profile', 'tab', ...(former === 'trips' ? [] : ['trips'])]) next.delete(name)
    if (tab !== null) next.set('profile', tab)
    return next.toString()
  }
  useEffect(() => {
    if (former) void navigate({ pathname, search: searchWith(former) }, { replace: true })
  }, [former])

  return {
    tab: former ?? (asked === null ? null : hubTabOf(asked)),
    go: (tab) =>
      void navigate(
        { pathname, search: searchWith(tab) },
        { preventScrollReset: true, state: depth === null ? null : { hub: depth + 1 } },
      ),
    close: () => {
      if (depth) return void navigate(-depth)
      void navigate({ pathname, search: searchWith(null) }, { replace: true, preventScrollReset: true })
    },
  }
}
