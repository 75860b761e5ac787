import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** A dialog whose state is a search parameter: links open it, Back closes it. */
export interface DialogParam {
  /** The parameter's value. Null while the dialog is closed. */
  value: string | null
  open(value: string): void
  /** Changes the value without a history entry. */
  move(value: string): void
  close(): void
}

/** The dialog of the search parameter `name`. Closing also removes the parameters `along`. */
export const useDialogParam = (name: string, along: readonly string[] = []): DialogParam => {
  const [params] = useSearchParams()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // Opened on this page: closing is a step back, so that no closed dialog stays in the history.
  const opened: unknown = state
  const here = typeof opened === 'object' && opened !== null && 'dialog' in opened && opened.dialog === name

  // Read from the window: another component may have changed the address since the last render.
  const searchWith = (value: string | null): string => {
    const next = new URLSearchParams(window.location.search)
    if (value === null) for (const each of [name, ...along]) next.delete(each)
    else next.set(name, value)
    return next.toString()
  }
  const go = (value: string | null, replace: boolean): void => {
    void navigate(
      { pathname, search: searchWith(value) },
      { replace, preventScrollReset: true, state: value !== null && (here || !replace) ? { dialog: name } : null },
    )
  }

  // Parameters that changed while the dialog was open are applied to the entry that closing goes back to.
  const carried = useRef<string | null>(null)
  const shown = params.has(name)
  useEffect(() => {
    const pending = carried.current
    if (pending === null || shown) return
    carried.current = null
    if (new URLSearchParams(search).toString() !== pending)
      void navigate({ pathname, search: pending }, { replace: true, preventScrollReset: true, state })
  }, [shown, pathname, search, state, navigate])
  return {
    value: params.get(name),
    open: (value) => go(value, false),
    move: (value) => go(value, true),
    close: () => {
      if (!here) return go(null, true)
      carried.current = searchWith(null)
      void navigate(-1)
    },
  }
}
