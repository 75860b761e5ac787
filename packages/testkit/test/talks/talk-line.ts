import { setTimeout as pause } from 'node:timers/promises'
import { lineFrame, threadFrame } from '@nordbo/contracts'
import type { Person } from '../../src/index.ts'

/** One browser that follows a thread on the live line, as a page does: it comes back after each break and asks for what it missed. */
export interface TalkLine {
  /** Ids of the messages that the page would have shown, in the order in which it would have. */
  shown: readonly string[]
  /** How often the connection broke. */
  breaks(): number
  close(): void
}

const open = (url: string, { cookie }: Person): WebSocket => {
  const address = new URL('/ws', url)
  address.protocol = 'ws:'
  return new WebSocket(address, { headers: { origin: new URL(url).origin, cookie } })
}

/** Shows each message once, in order; asks for those after the last when there is a gap. */
const followPlaces = (shown: string[], ask: (after: number) => void) => {
  let latest = 0
  let isAsking = false
  const askOnce = (): void => {
    if (isAsking) return
    isAsking = true
    ask(shown.length)
  }
  return {
    again: (): void => {
      isAsking = false
      askOnce()
    },
    take: (seq: number, id: string): void => {
      latest = Math.max(latest, seq)
      if (seq === shown.length + 1) shown.push(id)
      else if (seq > shown.length) askOnce()
    },
    resumed: (more: boolean): void => {
      isAsking = false
      if (more || latest > shown.length) askOnce()
    },
  }
}

/** Opens the line of a person's page that shows a thread. */
export const openTalkLine = (url: string, person: Person, threadId: string): TalkLine => {
  const shown: string[] = []
  let socket: WebSocket | undefined
  let breaks = 0
  let isClosed = false
  const places = followPlaces(shown, (after) => {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'resume', threads: [{ id: threadId, after }] }))
  })
  const hear = (data: unknown): void => {
    const told: unknown = JSON.parse(String(data))
    const frame = threadFrame.safeParse(told).data
    if (lineFrame.safeParse(told).data?.type === 'missed') places.again()
    else if (frame?.type === 'message' && frame.message.threadId === threadId)
      places.take(frame.message.seq, frame.message.id)
    else if (frame?.type === 'resumed' && frame.threadId === threadId) places.resumed(frame.more)
  }
  const connect = (): void => {
    const line = open(url, person)
    socket = line
    line.addEventListener('open', places.again)
    line.addEventListener('message', ({ data }) => hear(data))
    line.addEventListener('close', async () => {
      if (isClosed) return
      breaks++
      await pause(100 + Math.random() * 200)
      connect()
    })
  }
  connect()
  return {
    shown,
    breaks: () => breaks,
    close: () => {
      isClosed = true
      socket?.close()
    },
  }
}
