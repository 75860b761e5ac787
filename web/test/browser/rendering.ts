import { createRequire } from 'node:module'

interface Scheduler {
  unstable_IdlePriority: number
  unstable_scheduleCallback(priority: number, callback: () => void): unknown
}

// The very one that React works with; it is no dependency of ours.
const ofReact = createRequire(createRequire(import.meta.url).resolve('react-dom/client'))
const scheduler: Scheduler = ofReact('scheduler')

/** An effect may render again, and that has effects too: a dialog takes clicks after the second round. */
const rounds = 3

/**
 * Waits until React has done all it can do now. It puts a page on screen first and runs effects a moment later: only then does what is on
 * screen listen to keys, clicks and events of the window.
 */
export const untilRendered = async (): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    await new Promise<void>((resolve) => scheduler.unstable_scheduleCallback(scheduler.unstable_IdlePriority, resolve))
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
}
