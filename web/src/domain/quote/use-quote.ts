import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { GuestCounts } from '../../lib/api/model.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import type { Stay } from '../stay/stay.ts'

/** The query key of a stay's price. Babies and pets do not affect the price. */
export const quoteKey = (listingId: string, stay: Stay, guests: GuestCounts): readonly unknown[] => [
  ...queryKeys.quote,
  listingId,
  stay,
  guests.adults + guests.children,
]

/** The current price of a stay, and whether its dates are free. */
export const useQuote = (listingId: string, stay: Stay | null, guests: GuestCounts) =>
  useQuery({
    queryKey: stay ? quoteKey(listingId, stay, guests) : [...queryKeys.quote, 'no dates'],
    enabled: stay !== null,
    queryFn: async ({ signal }) => {
      if (!stay) throw new Error('a price needs dates')
      return answer(api.POST('/api/quotes', { body: { listingId, ...stay, guests }, signal }))
    },
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })

/** Do the home's rules refuse the stay of a quote that failed? */
export const isStayRefused = (error: unknown): boolean => codeOf(error).startsWith('stay.')
