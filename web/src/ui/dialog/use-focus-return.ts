import { useState } from 'react'

/**
 * Returns the focus to the element that had it when the dialog opened, for `onCloseAutoFocus`. Radix does this only
 * for its own triggers. A dialog that nothing on this page opened gives it to what `returnTo` selects.
 */
export const useFocusReturn = (returnTo?: string): ((event: Event) => void) => {
  const [opener] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    const opened = opener !== document.body && opener?.isConnected ? opener : null
    const target = opened ?? (returnTo === undefined ? opener : document.querySelector(returnTo))
    if (target instanceof HTMLElement && target.isConnected) target.focus()
  }
}
