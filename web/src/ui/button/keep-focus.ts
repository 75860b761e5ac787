import type { MouseEvent } from 'react'

/**
 * Lets a field keep the focus while a button is pressed. Else the field's error would appear in between and move the button away from
 * the pointer, and the click would be lost.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
