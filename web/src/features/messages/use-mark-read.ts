import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { markRead } from '../../domain/messages/calls.ts'
import { refreshThreads } from '../../domain/messages/refresh-threads.ts'
import { threadKey } from '../../domain/messages/use-thread.ts'
import type { Thread } from '../../lib/api/model.ts'

/** Is the page in front? */
const useVisible = (): boolean => {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const follow = (): void => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  return visible
}

/** Marks the thread as read up to the last message, while the reader sees it. */
export const useMarkRead = ({ id, readSeq }: Thread, lastSeq: number, atEnd: boolean): void => {
  const queries = useQueryClient()
  const visible = useVisible()
  useEffect(() => {
    if (!visible || !atEnd || lastSeq <= readSeq) return
    markRead(id, lastSeq).then(
      ({ readSeq: read }) => {
        queries.setQueryData<Thread>(threadKey(id), (known) =>
          known ? { ...known, readSeq: Math.max(known.readSeq, read), unread: 0 } : known,
        )
        refreshThreads(queries)
      },
      // The next message or visit marks it.
      () => undefined,
    )
  }, [id, readSeq, lastSeq, atEnd, visible, queries])
}
