import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The name that Node gives to the threads on which libuv does asynchronous work. */
const workerName = 'libuv-worker'

/**
 * Lowers the priority of this process's libuv threads, on which native modules such as sharp do their work, so that they take a
 * processor only while nobody else needs it. `niceness` is 0 to 19. Linux alone has a priority for each thread; elsewhere nothing
 * changes.
 */
export const lowerWorkPriority = (niceness: number): void => {
  if (process.platform !== 'linux') return
  for (const id of readdirSync('/proc/self/task')) {
    try {
      if (readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === workerName) setPriority(Number(id), niceness)
    } catch {
      // The thread has ended.
    }
  }
}
