import type { LoadMessage } from './messages.ts'

/** Sends a message to the parent process; resolves once it is sent. */
export const sendToParent = (message: LoadMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!process.send) throw new Error('only another process may start this one')
    process.send(message, (error: Error | null) => (error ? reject(error) : resolve()))
  })

process.once('disconnect', () => process.exit())
