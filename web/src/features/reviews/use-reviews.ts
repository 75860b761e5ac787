import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { fetchAgain } from '../../lib/api/fetch-again.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Both reviews of a stay, as far as this person may see them. Refetched on live notices. */
export const useStayReviews = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.stayReviews, id],
    queryFn: ({ signal }) => answer(api.GET('/api/bookings/{id}/reviews', { params: { path: { id } }, signal })),
  })

/** Queries whose data depend on a stay's reviews. */
const reviewQueries = [queryKeys.stayReviews, queryKeys.trips, queryKeys.booking, queryKeys.endedStays]

interface WrittenReview {
  bookingId: string
  rating: number
  text: string
}

/** Sends a review. `onSent` is called before the refetch. */
export const useWriteReview = (onSent: () => void) => {
  const { t } = useTranslation('reviews')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: WrittenReview) => answer(api.POST('/api/reviews', { body })),
    onSuccess: () => {
      toastSuccess({ title: t('sent') })
      onSent()
    },
    onError: (error) => toastError({ title: t('sendFailed'), description: problemText(error) }),
    onSettled: () => Promise.all(reviewQueries.map((queryKey) => fetchAgain(queries, queryKey))),
  })
}

/** Sends the host's answer to a review. */
export const useReply = (onSent: () => void) => {
  const { t } = useTranslation('reviews')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      answer(
        api.POST('/api/reviews/{id}/reply', {
          params: { path: { id } },
          body: { text },
        }),
      ),
    onSuccess: () => {
      toastSuccess({ title: t('replySent') })
      onSent()
    },
    onError: (error) => toastError({ title: t('replyFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.stayReviews }),
  })
}

/** The host's recently ended stays, latest first. */
export const useEndedStays = () =>
  useQuery({
    queryKey: queryKeys.endedStays,
    queryFn: ({ signal }) => answer(api.GET('/api/host/ended-stays', { signal })),
  })
