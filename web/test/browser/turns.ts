import { flushSync } from 'react-dom'

const inputs = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick', 'keydown', 'keyup', 'input']

/**
 * Lets React show what an input changed before the document hears of it, as in browsers: those give listeners turns of their own. An event
 * that a script sends goes to all of them in one turn, and a popover that a click has replaced would still see the click, and close both.
 */
export const giveTurns = (): void => {
  // React listens below, at its root and at what portals are in.
  for (const name of inputs) document.documentElement.addEventListener(name, () => flushSync(() => undefined))
}
