import { useEffectEvent, useLayoutEffect } from 'react'

/** Closes each open dialog, the newest last. */
const closers: (() => void)[] = []

/**
 * Makes Escape close the newest open dialog, for `onEscapeKeyDown`. Radix moves its listener to a new dialog only
 * after the browser has painted it. An Escape before that reaches the dialog below, which would close with both.
 */
export const useEscapeOrder = (open: boolean, onClose: () => void): ((event: KeyboardEvent) => void) => {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!open) return
    const closer = (): void => close()
    closers.push(closer)
    return () => void closers.splice(closers.indexOf(closer), 1)
  }, [open])
  return (event) => {
    // Radix calls this for the dialog that has its listener.
    event.preventDefault()
    closers.at(-1)?.()
  }
}
