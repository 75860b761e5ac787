import { useCallback, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The search parameter of a message's place, which a hit of the search links to. */
export const placeParam = 'at'

const isDialog = (state: unknown): boolean => typeof state === 'object' && state !== null && 'dialog' in state

/** The place in the address at which the chat opens, if there is one. */
export const useFoundPlace = () => {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const value = params.get(placeParam) ?? ''
  const seq = /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
  // Pressing the same hit again marks it again. Opening a dialog over it does not.
  const visit = useRef(key)
  if (!isDialog(state)) visit.current = key
  const leave = useCallback((): void => {
    setParams(
      (now) => {
        now.delete(placeParam)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [setParams])
  return { seq, visit: `${visit.current} ${value}`, leave }
}

export type FoundPlace = ReturnType<typeof useFoundPlace>
