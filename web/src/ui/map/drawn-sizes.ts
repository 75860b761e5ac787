import type { DrawnSize } from './model/merge-pins.ts'

/** Measures texts in their classes, px. The browser has to lay them out. */
export const drawnSizes = (drawings: readonly { className: string; text: string }[]): DrawnSize[] => {
  const probe = document.createElement('div')
  probe.className = 'invisible absolute flex'
  probe.setAttribute('aria-hidden', 'true')
  const boxes = drawings.map(({ className, text }) => {
    const box = document.createElement('span')
    box.className = `shrink-0 ${className}`
    box.textContent = text
    return box
  })
  probe.append(...boxes)
  document.body.append(probe)
  const sizes = boxes.map(({ offsetWidth: width, offsetHeight: height }) => ({ width, height }))
  probe.remove()
  return sizes
}
