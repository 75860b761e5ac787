import { useState } from 'react'

/**
 * Returns the focus to the element that had it when the dialog opened, for `onCloseAutoFocus`. Radix does this only
 * for its own triggers.
 */
export const useFocusReturn = (): ((event: Event) => void) => {
  const [opener] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}
