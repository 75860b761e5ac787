import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../lib/api/client.ts'
import type { ReportedThread } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** A ticket of the support. */
export const useTicket = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.tickets, id],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/admin/support/tickets/{id}', { params: { path: { id } }, signal }))).ticket,
  })

/** Reads the thread of a report, the latest messages first and then earlier ones. Each call stores who reads it, and why. */
export const useReportedThread = (id: string) => {
  const [thread, setThread] = useState<ReportedThread | null>(null)
  const reading = useMutation({
    mutationFn: (why: string) => {
      const before = thread?.items[0]?.seq
      const body = { why, limit: 50, ...(before === undefined ? {} : { before }) }
      return answer(api.POST('/api/admin/support/tickets/{id}/thread', { params: { path: { id } }, body }))
    },
    onSuccess: (page) => setThread((known) => ({ ...page, items: [...page.items, ...(known?.items ?? [])] })),
  })
  return { thread, reading }
}
