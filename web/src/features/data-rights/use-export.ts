import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { DataExport } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** Pause between two looks at an archive that is being made, ms. */
const lookAgainMs = 1_000

/** Whether an archive is still being made. */
export const isRunning = (found: DataExport | null | undefined): boolean =>
  found?.status === 'collecting' || found?.status === 'packing'

/** The person's latest archive. It is looked at again while it is being made. */
export const useLatestExport = () =>
  useQuery({
    queryKey: queryKeys.export,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/me/export', { signal }))).export,
    refetchInterval: ({ state }) => (isRunning(state.data) ? lookAgainMs : false),
  })

/** Downloads a file without leaving the page. */
const download = (path: string): void => {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

/** Fetches an archive. Who has not confirmed it lately is asked first who they are (docs/product/people.md, Step-up). */
export const useFetchArchive = (onFailure: (error: unknown) => void) =>
  useMutation({
    mutationFn: (id: string) => answer(api.GET('/api/me/export/{id}', { params: { path: { id } } })),
    onSuccess: ({ downloadPath }) => {
      if (downloadPath) download(downloadPath)
    },
    onError: onFailure,
  })

/** Asks for an archive. */
export const useStartExport = (onFailure: (error: unknown) => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.POST('/api/me/export')),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.export }),
    onError: onFailure,
  })
}
