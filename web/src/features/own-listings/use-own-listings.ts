import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { OwnListing } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** The signed-in host's homes, newest first. */
export const useOwnListings = () =>
  useQuery({
    queryKey: queryKeys.ownListings,
    queryFn: async ({ signal }) => (await answer(api.GET('/api/host/listings', { signal }))).items,
  })

/** Shows a home to guests or hides it. */
export const useSetActive = ({ id }: Pick<OwnListing, 'id'>) => {
  const { t } = useTranslation('ownListings')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const params = { params: { path: { id } } }
  return useMutation({
    mutationFn: (active: boolean) =>
      answer(
        active
          ? api.POST('/api/host/listings/{id}/publish', params)
          : api.POST('/api/host/listings/{id}/unpublish', params),
      ),
    onSuccess: (_revision, active) => {
      queries.setQueryData<OwnListing[]>(queryKeys.ownListings, (homes) =>
        homes?.map((home) => (home.id === id ? { ...home, active } : home)),
      )
      toastSuccess({ title: t(active ? 'activated' : 'deactivated') })
    },
    onError: (error) => toastError({ title: t('failedToggle'), description: problemText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.ownListings }),
  })
}

/** Copies a home. `onCopied` gets the copy's id once the list has it. */
export const useCopyListing = (onCopied: (id: string) => void) => {
  const { t } = useTranslation('ownListings')
  const problemText = useProblemText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answer(api.POST('/api/host/listings/{id}/copy', { params: { path: { id } } })),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: queryKeys.ownListings })
      toastSuccess({ title: t('copied'), description: t('copiedText') })
      onCopied(id)
    },
    onError: (error) => toastError({ title: t('copyFailed'), description: problemText(error) }),
  })
}
