import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { createReadMarks } from '../../domain/messages/read-marks.ts'
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
  const mark = useMemo(() => createReadMarks(queries, id), [queries, id])
  useEffect(() => {
    if (visible && atEnd && lastSeq > readSeq) mark(lastSeq)
  }, [mark, readSeq, lastSeq, atEnd, visible])
}
