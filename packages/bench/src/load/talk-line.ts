import { lineFrame, threadFrame } from '@nordbo/contracts'
import { tokenOf } from '../market/sign-in.ts'

/** What all lines of a load count together. */
export interface TalkCounts {
  /** A message was heard for the first time by this person, at an epoch time in ms. */
  heard(messageId: string, userId: string, at: number): void
  /** Frames of messages that a line had already heard. */
  again: number
  /** Frames of messages that came before an earlier one of their thread. */
  early: number
  /** Lines that broke, and those of them that resumed. */
  broken: number
  resumed: number
  /** When the first line was open again after a break, and when the last had resumed; epoch ms. */
  firstBackAt: number
  lastResumedAt: number
}

/** Wall-clock time in ms, finer than Date.now(). */
export const instant = (): number => performance.timeOrigin + performance.now()

/** Delay of a page before its n-th attempt, ms (web/src/lib/live). */
const delayMs = (attempt: number): number => Math.min(4_000, 500 * 2 ** attempt) * (0.5 + Math.random() / 2)

/** How long an attempt may take to open, ms (web/src/lib/live). */
const openingMs = 5_000

/** A person's page that shows one thread. */
export interface TalkLine {
  opened: Promise<void>
  close(): void
}

/** Shows what is next, and asks for what is missing, as a page does. */
const placesOf = (counts: TalkCounts, show: (id: string) => void, ask: (after: number) => void) => {
  let last = 0
  let latest = 0
  let asking = false
  const askOnce = (): void => {
    if (asking) return
    asking = true
    ask(last)
  }
  return {
    again: (): void => {
      asking = false
      askOnce()
    },
    take: (seq: number, id: string): void => {
      latest = Math.max(latest, seq)
      if (seq <= last) counts.again++
      else if (seq === last + 1) {
        last = seq
        show(id)
      } else {
        counts.early++
        askOnce()
      }
    },
    resumed: (more: boolean): void => {
      asking = false
      if (more || latest > last) askOnce()
    },
  }
}

/** Opens the line of a person's page, and opens it again after each break. */
export const openTalkLine = (
  { port, origin }: { port: number; origin: string },
  { threadId, userId }: { threadId: string; userId: string },
  counts: TalkCounts,
): TalkLine => {
  const headers = { cookie: `nordbo_session=${tokenOf(userId)}`, origin }
  let socket: WebSocket | undefined
  let isClosed = false
  let attempt = 0
  let isBack = false
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  const places = placesOf(
    counts,
    (id) => counts.heard(id, userId, instant()),
    (after) => socket?.send(JSON.stringify({ type: 'resume', threads: [{ id: threadId, after }] })),
  )
  const hear = (told: unknown): void => {
    const frame = threadFrame.safeParse(told).data
    if (frame?.type === 'message') places.take(frame.message.seq, frame.message.id)
    else if (frame?.type === 'resumed') {
      if (isBack) {
        isBack = false
        counts.resumed++
        counts.lastResumedAt = instant()
      }
      places.resumed(frame.more)
      resolve()
    } else if (lineFrame.safeParse(told).data?.type === 'missed') places.again()
  }
  const connect = (): void => {
    const line = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers })
    socket = line
    let wasOpen = false
    let hasEnded = false
    const end = (): void => {
      clearTimeout(opening)
      if (isClosed || hasEnded) return
      hasEnded = true
      if (wasOpen && !isBack) counts.broken++
      if (wasOpen) isBack = true
      setTimeout(connect, delayMs(attempt++))
    }
    const opening = setTimeout(() => {
      end()
      line.close()
    }, openingMs)
    line.addEventListener('open', () => {
      // Given up meanwhile.
      if (hasEnded) return line.close()
      clearTimeout(opening)
      wasOpen = true
      attempt = 0
      if (isBack) counts.firstBackAt = Math.min(counts.firstBackAt, instant())
      places.again()
      // The page shows the thread, and whether the other person is here.
      line.send(JSON.stringify({ type: 'watch', threadId }))
    })
    line.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))))
    line.addEventListener('close', end)
  }
  connect()
  return {
    opened,
    close: () => {
      isClosed = true
      socket?.close()
    },
  }
}
