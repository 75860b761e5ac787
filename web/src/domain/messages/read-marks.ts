import type { QueryClient } from '@tanstack/react-query'
import type { Thread } from '../../lib/api/model.ts'
import { paced } from '../../lib/clock/paced.ts'
import { markRead } from './calls.ts'
import { refreshThreadsSoon } from './refresh-threads.ts'
import { threadKey } from './use-thread.ts'

/** Marks are sent at most this often (docs/product/messages.md, Read marks). */
const everyMs = 1_000

/** Answers a function that marks a thread as read up to a place. Marks are sent at most once a second, each with the newest place. */
export const createReadMarks = (queries: QueryClient, id: string, send: typeof markRead = markRead) => {
  let newest = 0
  const sendNewest = paced(
    () => {
      if (newest <= (queries.getQueryData<Thread>(threadKey(id))?.readSeq ?? 0)) return
      send(id, newest).then(
        ({ readSeq }) => {
          queries.setQueryData<Thread>(threadKey(id), (known) =>
            known ? { ...known, readSeq: Math.max(known.readSeq, readSeq), unread: 0 } : known,
          )
          refreshThreadsSoon(queries)
        },
        // The next message or visit marks it.
        () => undefined,
      )
    },
    0,
    everyMs,
  )
  return (seq: number): void => {
    newest = Math.max(newest, seq)
    sendNewest()
  }
}
