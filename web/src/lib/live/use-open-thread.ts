import { useEffect, useRef } from 'react'
import type { Message } from '../api/model.ts'
import { followFrames, type LiveFrame, sendFrame, threadOf } from './thread-frames.ts'
import { followPlaces } from './thread-places.ts'

/** What an open thread does with what it hears. */
export interface OpenThreadHandlers {
  /** The next message: each once, in order, also over a break of the connection. */
  onMessage(message: Message): void
  /** Reading, typing, or that the thread is refused. */
  onSign(frame: Exclude<LiveFrame, { type: 'message' | 'resumed' }>): void
}

/** Follows a thread until the returned function is called. `known` is the last place that the page has at the moment. */
export const followThread = (threadId: string, known: () => number, handlers: OpenThreadHandlers): (() => void) => {
  const places = followPlaces<Message>(known(), {
    deliver: (message) => handlers.onMessage(message),
    ask: (after) => sendFrame({ type: 'resume', threads: [{ id: threadId, after }] }),
  })
  return followFrames({
    frame: (frame) => {
      if (threadOf(frame) !== threadId) return
      // What the page fetched meanwhile is no gap.
      places.known(known())
      if (frame.type === 'message') places.take(frame.message)
      else if (frame.type === 'resumed') places.resumed(frame.more)
      else handlers.onSign(frame)
    },
    reconnected: () => {
      places.known(known())
      places.reconnected()
    },
  })
}

/**
 * Follows the thread that a page shows, once its latest messages are fetched: until then `lastSeq` is undefined. What was missed is asked
 * for by itself.
 */
export const useOpenThread = (threadId: string, lastSeq: number | undefined, handlers: OpenThreadHandlers): void => {
  const latest = useRef({ lastSeq, handlers })
  useEffect(() => {
    latest.current = { lastSeq, handlers }
  })
  const isFetched = lastSeq !== undefined
  useEffect(() => {
    if (!isFetched) return undefined
    return followThread(threadId, () => latest.current.lastSeq ?? 0, {
      onMessage: (message) => latest.current.handlers.onMessage(message),
      onSign: (frame) => latest.current.handlers.onSign(frame),
    })
  }, [threadId, isFetched])
}
