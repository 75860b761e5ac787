import type { MouseEvent } from 'react'

/** Is it a click with the main button and without a modifier key that opens another tab or window? */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
