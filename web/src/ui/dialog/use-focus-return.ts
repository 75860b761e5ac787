import { useState } from 'react'

/**
 * Gives the focus back to what had it when a dialog was opened. Radix does so only for a trigger of its own, and ours are
 * opened from anywhere. For `onCloseAutoFocus`.
 */
export const useFocusReturn = (): ((event: Event) => void) => {
  const [opener] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}
