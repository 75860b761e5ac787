import type { QueryClient } from '@tanstack/react-query'
import type { Thread } from '../../lib/api/model.ts'
import type { LiveFrame } from '../../lib/live/thread-frames.ts'
import { refreshForFrame } from './refresh-threads.ts'
import { takeMessage } from './use-messages.ts'
import { threadKey } from './use-thread.ts'

/** Takes a message or a mark into what the tab has of its thread, and fetches again the lists that it changes. */
export const takeFrame = (queries: QueryClient, frame: LiveFrame): void => {
  refreshForFrame(queries, frame)
  if (frame.type === 'message') takeMessage(queries, frame.message)
  if (frame.type !== 'read') return
  const { threadId, readerId, seq } = frame
  queries.setQueryData<Thread>(threadKey(threadId), (known) => {
    if (!known) return known
    return readerId === (known.side === 'guest' ? known.guestId : known.hostId)
      ? { ...known, readSeq: Math.max(known.readSeq, seq) }
      : { ...known, otherReadSeq: Math.max(known.otherReadSeq ?? 0, seq) }
  })
}
