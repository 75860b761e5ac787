import { addMonths } from '@nordbo/stay-rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** The signed-in host's active homes by title. */
export const useActiveHomes = () =>
  useQuery({
    queryKey: [...queryKeys.hostCalendar, 'homes'],
    queryFn: ({ signal }) => answer(api.GET('/api/host/listings', { signal })),
    select: ({ items }) =>
      items.filter(({ active }) => active).sort((one, other) => one.title.localeCompare(other.title, 'da')),
  })

/** Every day of a month (`YYYY-MM`) of a home. Refetched on live notices. */
export const useMonth = (home: string, month: string) =>
  useQuery({
    queryKey: [...queryKeys.hostCalendar, 'month', home, month],
    queryFn: ({ signal }) => {
      const [year = 0, number = 0] = month.split('-').map(Number)
      return answer(
        api.GET('/api/host/calendar/{listingId}', {
          params: { path: { listingId: home }, query: { year, month: number } },
          signal,
        }),
      )
    },
  })

/** All active homes in the twelve months from a month (`YYYY-MM`) on. Refetched on live notices. */
export const useYear = (month: string) => {
  const from = `${month}-01`
  return useQuery({
    queryKey: [...queryKeys.hostCalendar, 'year', from],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/host/calendar', { params: { query: { from, to: addMonths(from, 12) } }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** The host's latest changes, while they are looked at. */
export const useChanges = () =>
  useQuery({
    queryKey: [...queryKeys.hostCalendar, 'changes'],
    queryFn: ({ signal }) => answer(api.GET('/api/host/calendar/changes', { signal })),
    staleTime: 0,
  })
