import type { LineFrame, LiveMessage } from '@nordbo/contracts'
import type { LiveSocket } from './live-sockets.ts'

/** Bytes that may wait for a slow browser. */
export const mostWaitingBytes = 256 * 1_024

/**
 * Sends to sockets. A browser that reads too slowly is dropped rather than buffered without end: it reconnects and resumes, so that it
 * may miss what was sent meanwhile.
 */
export const push = (sockets: Iterable<LiveSocket>, message: LiveMessage | LineFrame): void => {
  const text = JSON.stringify(message)
  for (const { socket } of sockets)
    if (socket.bufferedAmount > mostWaitingBytes) socket.terminate()
    else socket.send(text)
}

/** Sends to one socket and waits until the system has taken it, so that a long answer does not pile up. False once it is closed. */
export const sendInTurn = ({ socket }: LiveSocket, message: LiveMessage): Promise<boolean> =>
  new Promise((resolve) => socket.send(JSON.stringify(message), (error) => resolve(!error)))
