import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { refreshForFrame } from '../../domain/messages/refresh-threads.ts'
import { takeFrame } from '../../domain/messages/take-frame.ts'
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
  useThreadFrames((frame) => {
    if ((frame.type === 'message' ? frame.message.threadId : frame.threadId) !== id) return
    takeFrame(queries, frame)
    if (frame.type === 'message' && frame.message.senderId !== ownId) {
      setTyping(false)
      onArrived(frame.message)
    }
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
  useThreadFrames((frame) => refreshForFrame(queries, frame))
}
