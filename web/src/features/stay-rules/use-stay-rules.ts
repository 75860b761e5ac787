import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { RevisedStayRules, StayRules } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

const keyOf = (id: string) => [...queryKeys.stayRules, id]

/** A home's rules, with the revision that a change names. */
export const useStayRules = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/host/listings/{id}/stay-rules', { params: { path: { id } }, signal })),
    // What is typed must not meet a version that nobody saw.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

/** Stores a home's rules. The stored ones are on screen at once. */
export const useSetStayRules = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { rules: StayRules; seen: number }): Promise<RevisedStayRules> =>
      answer(api.PUT('/api/host/listings/{id}/stay-rules', { params: { path: { id } }, body })),
    onSuccess: (stored) => queries.setQueryData<RevisedStayRules>(keyOf(id), (before) => ({ ...before, ...stored })),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.availability }),
  })
}
