import type { Person } from '@nordbo/testkit'
import { z } from 'zod'

/** A browser's WebSocket: its messages and its close code. */
export interface Socket {
  next(): Promise<unknown>
  /** The messages of a kind are skipped to: notices come on the same line. */
  nextOf(type: string): Promise<unknown>
  send(frame: unknown): void
  /** Sends exact text or bytes. */
  sendRaw(data: string | Uint8Array<ArrayBuffer>): void
  closed: Promise<{ code: number }>
  close(): void
}

/** Opens /ws as a person's browser does. `origin` is that of another page, or null for a client that is no browser. */
export const openSocket = async (
  url: string,
  person: Person,
  origin: string | null = new URL(url).origin,
): Promise<Socket> => {
  const address = new URL('/ws', url)
  address.protocol = 'ws:'
  const headers = { ...(origin === null ? {} : { origin }), ...(person.cookie ? { cookie: person.cookie } : {}) }
  const socket = new WebSocket(address, { headers })
  const told: unknown[] = []
  const waiting: ((message: unknown) => void)[] = []
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    const hand = waiting.shift()
    if (hand) hand(message)
    else told.push(message)
  })
  const closed = new Promise<{ code: number }>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve({ code }))
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve())
    socket.addEventListener('error', () => reject(new Error('no socket')))
  })
  const next = (): Promise<unknown> =>
    told.length > 0 ? Promise.resolve(told.shift()) : new Promise((resolve) => waiting.push(resolve))
  return {
    next,
    nextOf: async (type) => {
      for (;;) {
        const message = await next()
        if (z.object({ type: z.literal(type) }).safeParse(message).success) return message
      }
    },
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendRaw: (data) => socket.send(data),
    closed,
    close: () => socket.close(),
  }
}
