import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const isGuard = (state: unknown): boolean => typeof state === 'object' && state !== null && 'guard' in state

/** Asks before unsaved changes are given up. */
export interface LeaveGuard {
  asking: boolean
  /** Does it at once if everything is saved, else after the person has agreed. */
  leave: (action: () => void) => void
  stay: () => void
  discard: () => void
}

/**
 * Guards unsaved changes against closing, another section, Back and reload. While something is unsaved, an entry of the same
 * address lies on the history: Back takes it away, and the page asks.
 */
export const useLeaveGuard = (dirty: boolean, onDiscard: () => void): LeaveGuard => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const after = useRef<(() => void) | null>(null)
  const laid = useRef(false)
  const guarded = isGuard(state)
  // An entry that is about to be laid or taken away.
  const moving = useRef(false)

  const lay = (): void => {
    const here = typeof state === 'object' && state !== null ? state : {}
    moving.current = true
    laid.current = true
    void navigate({ pathname, search }, { state: { ...here, guard: true }, preventScrollReset: true })
  }

  useEffect(() => {
    moving.current = false
  }, [state])

  useEffect(() => {
    if (moving.current) return
    if (dirty && !guarded) {
      if (laid.current) {
        // Back was pressed.
        laid.current = false
        after.current = () => void navigate(-1)
        setAsking(true)
      } else if (!asking) lay()
    } else if (!dirty && guarded) {
      moving.current = true
      laid.current = false
      void navigate(-1)
    } else if (!dirty) {
      laid.current = false
      const action = after.current
      after.current = null
      action?.()
    }
  })

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  return {
    asking,
    leave: (action) => {
      if (!dirty && !guarded) return action()
      after.current = action
      if (dirty) setAsking(true)
    },
    stay: () => {
      after.current = null
      setAsking(false)
    },
    discard: () => {
      setAsking(false)
      onDiscard()
    },
  }
}
