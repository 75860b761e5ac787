import { type RefObject, useEffect, useState } from 'react'

const cellOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest('[data-day]') : null)

/**
 * The day under the pointer or in focus, `YYYY-MM-DD`. Disabled days count: their buttons report no pointer, so it is
 * found from the cell.
 */
export const useDayOver = (box: RefObject<HTMLElement | null>): string | null => {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const find = (event: Event): void => setOver(cellOf(event)?.getAttribute('data-day') ?? null)
    const leave = (): void => setOver(null)
    const listeners = { mouseover: find, focusin: find, mouseleave: leave, focusout: leave }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
    }
  }, [box])
  return over
}
