import type { LoadMessage } from './messages.ts'

/** Tells the process that started this one, and resolves when the message has left: load ends with its parent. */
export const sendToParent = (message: LoadMessage): Promise<void> =>
  new Promise((told, failed) => {
    if (!process.send) throw new Error('only another process may start this one')
    process.send(message, (error: Error | null) => (error ? failed(error) : told()))
  })

process.once('disconnect', () => process.exit())
