import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import type { CompleteEstimateInput } from './estimate-input.ts'

const tenMinutes = 600_000
/** Milliseconds without typing until places are suggested. */
const pauseMs = 300

/** What a home might earn; nothing is asked without an input. */
export const useEstimate = (input: CompleteEstimateInput | null) =>
  useQuery({
    queryKey: [...queryKeys.earnings, input],
    queryFn: ({ signal }) => {
      if (!input) throw new Error('an estimate needs an input')
      const { place, kind, bedrooms, nights } = input
      const query = { place, kind, bedrooms: Number(bedrooms), nights }
      return answer(api.GET('/api/hosting/earnings-estimate', { params: { query }, signal }))
    },
    enabled: input !== null,
    staleTime: tenMinutes,
    placeholderData: keepPreviousData,
    retry: 1,
  })

/** Places that begin like a text. */
export const usePlaceNames = (typed: string): string[] => {
  const text = useDebounced(typed.trim(), pauseMs)
  const found = useQuery({
    queryKey: [...queryKeys.suggestions, text],
    queryFn: ({ signal }) => answer(api.GET('/api/suggestions', { params: { query: { q: text } }, signal })),
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return [...new Set(found.data?.places.map(({ name }) => name))]
}
