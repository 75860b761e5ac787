import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** A dialog that stands in the address: shared by its link, closed by Back. */
export interface DialogParam {
  /** What it shows; null while it is closed. */
  value: string | null
  open(value: string): void
  /** Shows something else in the open dialog, without another step for Back. */
  move(value: string): void
  close(): void
}

/** The dialog behind the search parameter `name`; closing also takes the parameters `along` away. */
export const useDialogParam = (name: string, along: readonly string[] = []): DialogParam => {
  const [params] = useSearchParams()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  // Opened from this very page: then closing is a step back, and no closed dialog is left behind in the history.
  const opened: unknown = state
  const here = typeof opened === 'object' && opened !== null && 'dialog' in opened && opened.dialog === name

  // Read anew: another part of the page may have changed the address since this was rendered.
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

  // What else was chosen while the dialog was open is carried to the step that closing goes back to.
  const carried = useRef<string | null>(null)
  const shown = params.has(name)
  useEffect(() => {
    const kept = carried.current
    if (kept === null || shown) return
    carried.current = null
    if (new URLSearchParams(search).toString() !== kept)
      void navigate({ pathname, search: kept }, { replace: true, preventScrollReset: true, state })
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
