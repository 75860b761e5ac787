import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** A stay's damage as this person may see it, with photos that belong to no report yet. Refetched on live notices. */
export const useDamage = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.damage, id],
    queryFn: ({ signal }) => answer(api.GET('/api/bookings/{id}/damage-reports', { params: { path: { id } }, signal })),
  })

/** Shows the result of a change and refetches the damage. */
const useOutcome = (done: 'sent' | 'answerSent' | 'closed', failed: 'sendFailed' | 'answerFailed' | 'closeFailed') => {
  const { t } = useTranslation('damage')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return {
    succeeded: () => toastSuccess({ title: t(done) }),
    onError: (error: unknown) => toastError({ title: t(failed), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.damage }),
  }
}

interface WrittenReport {
  bookingId: string
  description: string
  /** Whole DKK. */
  estimatedCost: number | null
  photos: string[]
}

/** Sends a damage report. */
export const useReportDamage = (onSent: () => void) => {
  const { succeeded, ...outcome } = useOutcome('sent', 'sendFailed')
  return useMutation({
    mutationFn: (body: WrittenReport) => answer(api.POST('/api/damage-reports', { body })),
    onSuccess: () => {
      succeeded()
      onSent()
    },
    ...outcome,
  })
}

/** Sends the other side's answer. */
export const useAnswerDamage = (onSent: () => void) => {
  const { succeeded, ...outcome } = useOutcome('answerSent', 'answerFailed')
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      answer(
        api.POST('/api/damage-reports/{id}/answer', {
          params: { path: { id } },
          body: { text },
        }),
      ),
    onSuccess: () => {
      succeeded()
      onSent()
    },
    ...outcome,
  })
}

/** Closes a report. */
export const useCloseDamage = () => {
  const { succeeded, ...outcome } = useOutcome('closed', 'closeFailed')
  return useMutation({
    mutationFn: (id: string) =>
      answer(
        api.POST('/api/damage-reports/{id}/close', {
          params: { path: { id } },
        }),
      ),
    onSuccess: succeeded,
    ...outcome,
  })
}

/** Deletes a photo that belongs to no report. */
export const useRemovePhoto = () => {
  const { t } = useTranslation('damage')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answer(
        api.DELETE('/api/damage-photos/{id}', {
          params: { path: { id } },
        }),
      ),
    onError: (error) => toastError({ title: t('removeFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.damage }),
  })
}
