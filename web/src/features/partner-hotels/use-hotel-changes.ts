import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { partnerHotelsKey } from '../../domain/partner/use-partner-hotels.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { HotelDraft } from '../../lib/api/model.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Saves a hotel, a new one without an id. Answers with its id. */
export const useSaveHotel = (id: string | null) => {
  const { t } = useTranslation('partner')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ revision, answers }: Pick<HotelDraft, 'revision' | 'answers'>): Promise<string> => {
      if (id === null) return (await answer(api.POST('/api/partner/hotels', { body: { answers } }))).id
      const params = { path: { id } }
      await answer(api.PUT('/api/partner/hotels/{id}', { params, body: { revision, answers } }))
      return id
    },
    onSuccess: () => toastSuccess({ title: t('hotelSaved') }),
    onError: (error) => toastError({ title: t('hotelSaveFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: partnerHotelsKey }),
  })
}

/** Deletes a hotel with its pictures. `onDeleted` is called before the hotels are fetched again. */
export const useDeleteHotel = (id: string, onDeleted: () => void) => {
  const { t } = useTranslation('partner')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answer(api.DELETE('/api/partner/hotels/{id}', { params: { path: { id } } })),
    onSuccess: () => {
      onDeleted()
      toastSuccess({ title: t('hotelDeleted') })
    },
    onError: (error) => toastError({ title: t('hotelDeleteFailed'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: partnerHotelsKey }),
  })
}
