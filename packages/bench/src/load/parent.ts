import type { LoadMessage } from './messages.ts'

/** Tells the process that started this one; load ends with it. */
export const tellParent = (message: LoadMessage): void => {
  if (!process.send) throw new Error('only another process may start this one')
  process.send(message)
}

process.once('disconnect', () => process.exit())
