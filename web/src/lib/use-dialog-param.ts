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
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  // Opened from this very page: then closing is a step back, and no closed dialog is left behind in the history.
  const opened: unknown = state
  const here = typeof opened === 'object' && opened !== null && 'dialog' in opened && opened.dialog === name

  const go = (value: string | null, replace: boolean): void => {
    // Read anew: another part of the page may have changed the address since this was rendered.
    const next = new URLSearchParams(window.location.search)
    if (value === null) for (const each of [name, ...along]) next.delete(each)
    else next.set(name, value)
    void navigate(
      { pathname, search: next.toString() },
      { replace, preventScrollReset: true, state: value !== null && (here || !replace) ? { dialog: name } : null },
    )
  }
  return {
    value: params.get(name),
    open: (value) => go(value, false),
    move: (value) => go(value, true),
    close: () => {
      if (here) void navigate(-1)
      else go(null, true)
    },
  }
}
