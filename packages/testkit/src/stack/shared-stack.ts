import { type BootedStack, openStack, type StackOptions } from './boot-stack.ts'

let shared: Promise<BootedStack> | undefined

const closeShared = async (): Promise<void> => {
  const opened = shared
  shared = undefined
  // One that did not start has closed what it opened, and its test has failed.
  await (await opened?.catch(() => undefined))?.stop()
}

/**
 * Boots a system with its own databases, copied from migrated templates, its own NATS and Redis, ports and data folder.
 * In a test run Postgres is shared; elsewhere it starts one. A system that earlier files of this worker shared is stopped first.
 */
export const bootStack = async (options: StackOptions = {}): Promise<BootedStack> => {
  await closeShared()
  return openStack(options)
}

const refuse = async (): Promise<void> => {
  throw new Error('other files share this system; use bootStack to stop one')
}

/**
 * The whole system that the test files of one worker share, booted by the first of them: for tests that find the same whatever others left,
 * as they make their own people and homes, and leave the clock, settings and faults alone. Nobody stops it: the next `bootStack` of the
 * worker does, or the end of its process (devstack's reaper).
 */
export const sharedStack = async (): Promise<BootedStack> => {
  shared ??= openStack()
  return { ...(await shared), stop: refuse, [Symbol.asyncDispose]: refuse }
}
