import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { ListingPatch, RatePatch } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The key of a home in the dialog. Notices about homes and rates refetch it. */
export const editableKey = (id: string) => [...queryKeys.editing, id]

/** A home with everything that its host entered. */
export const useEditable = (id: string) =>
  useQuery({
    queryKey: editableKey(id),
    queryFn: ({ signal }) => answer(api.GET('/api/host/listings/{id}/editing', { params: { path: { id } }, signal })),
  })

/** Saves content over the revision that the dialog saw. */
export const saveContent = (id: string, patch: ListingPatch, revision: number) =>
  answer(api.PATCH('/api/host/listings/{id}', { params: { path: { id } }, body: { ...patch, revision } }))

/** Saves prices over the revision that the dialog saw. */
export const saveRates = (id: string, patch: RatePatch, revision: number) =>
  answer(api.PATCH('/api/host/listings/{id}/rates', { params: { path: { id } }, body: { ...patch, revision } }))
