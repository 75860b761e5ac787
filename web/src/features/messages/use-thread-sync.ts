import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshThreads } from '../../domain/messages/refresh-threads.ts'
import { takeMessage } from '../../domain/messages/use-messages.ts'
import { threadKey } from '../../domain/messages/use-thread.ts'
import type { Message, Thread } from '../../lib/api/model.ts'
import { useThreadFrames } from '../../lib/live/thread-frames.ts'

/** How long a person is shown as typing after the last sign of it. */
const typingMs = 6_000

/** Keeps the open thread in step with its frames. Answers whether the other is typing. */
export const useThreadSync = (thread: Thread, onArrived: (message: Message) => void): boolean => {
  const queries = useQueryClient()
  const [typing, setTyping] = useState(false)
  const timer = useRef(0)
  const { id, side, guestId, hostId } = thread
  const ownId = side === 'guest' ? guestId : hostId
  const change = (changed: (known: Thread) => Thread): void =>
    void queries.setQueryData<Thread>(threadKey(id), (known) => (known ? changed(known) : known))
  useThreadFrames((frame) => {
    if (frame.type === 'message') {
      if (frame.message.threadId !== id) return
      takeMessage(queries, frame.message)
      refreshThreads(queries)
      if (frame.message.senderId !== ownId) {
        setTyping(false)
        onArrived(frame.message)
      }
      return
    }
    if (frame.threadId !== id) return
    if (frame.type === 'read')
      change((known) =>
        frame.readerId === ownId
          ? { ...known, readSeq: Math.max(known.readSeq, frame.seq) }
          : { ...known, otherReadSeq: Math.max(known.otherReadSeq ?? 0, frame.seq) },
      )
    if (frame.type === 'typing' && frame.userId !== ownId) {
      window.clearTimeout(timer.current)
      setTyping(true)
      timer.current = window.setTimeout(() => setTyping(false), typingMs)
    }
  })
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return typing
}

/** Keeps the lists in step with every thread. */
export const useListSync = (): void => {
  const queries = useQueryClient()
  useThreadFrames((frame) => {
    if (frame.type === 'message' || frame.type === 'read') refreshThreads(queries)
  })
}
