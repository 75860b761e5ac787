import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** How often the page asks again while a calendar is being read, ms. A live notice usually comes first. */
const readingMs = 2_000

const exportKey = (id: string) => [...queryKeys.calendarSync, 'export', id]
const importsKey = (id: string) => [...queryKeys.calendarSync, 'imports', id]

/** The title of one of the host's homes; undefined for another host's. */
export const useHomeTitle = (id: string): string | undefined =>
  useQuery({
    queryKey: [...queryKeys.hostCalendar, 'homes'],
    queryFn: ({ signal }) => answer(api.GET('/api/host/listings', { signal })),
    select: ({ items }) => items.find((home) => home.id === id)?.title,
  }).data

/** The path of the home's calendar file; null until its host makes one. */
export const useCalendarExport = (id: string) =>
  useQuery({
    queryKey: exportKey(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/host/listings/{id}/calendar/export', { params: { path: { id } }, signal })),
  })

/** Makes a new address in place of the former one, or removes it. */
export const useChangeExport = (id: string) => {
  const queries = useQueryClient()
  const params = { params: { path: { id } } }
  return useMutation({
    mutationFn: (change: 'renew' | 'remove') =>
      answer(
        change === 'renew'
          ? api.POST('/api/host/listings/{id}/calendar/export', params)
          : api.DELETE('/api/host/listings/{id}/calendar/export', params),
      ),
    onSuccess: (exported) => queries.setQueryData(exportKey(id), exported),
  })
}

/** The calendars that the home imports. Refetched on live notices, and while one is being read. */
export const useCalendarImports = (id: string) =>
  useQuery({
    queryKey: importsKey(id),
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/host/listings/{id}/calendar/imports', { params: { path: { id } }, signal }))).imports,
    refetchInterval: ({ state }) => (state.data?.some(({ syncing }) => syncing) ? readingMs : false),
  })

/** After a change of imports the host's calendar is another one, too. */
const useRefetch = () => {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [queryKeys.calendarSync, queryKeys.hostCalendar].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
}

/** Adds a calendar. */
export const useAddImport = (id: string) => {
  const refetch = useRefetch()
  return useMutation({
    mutationFn: (body: { name: string; address: string }) =>
      answer(api.POST('/api/host/listings/{id}/calendar/imports', { params: { path: { id } }, body })),
    onSuccess: refetch,
  })
}

/** Reads a calendar at once, or removes it. */
export const useChangeImport = (id: string, importId: string) => {
  const refetch = useRefetch()
  const params = { path: { id, importId } }
  return useMutation({
    mutationFn: (change: 'sync' | 'remove') =>
      answer(
        change === 'sync'
          ? api.POST('/api/host/listings/{id}/calendar/imports/{importId}/sync', { params, body: {} })
          : api.DELETE('/api/host/listings/{id}/calendar/imports/{importId}', { params }),
      ),
    onSettled: refetch,
  })
}
