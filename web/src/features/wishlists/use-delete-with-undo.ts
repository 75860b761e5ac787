import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRefreshWishlists } from '../../domain/favourites/use-wishlists.ts'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Deletes a list and offers to restore it in a toast. The server keeps it for half a minute. */
export const useDeleteWithUndo = () => {
  const { t } = useTranslation('wishlists')
  const queries = useQueryClient()
  const refresh = useRefreshWishlists()
  const restore = useMutation({
    mutationFn: (id: string) => answer(api.POST('/api/wishlists/{id}/restore', { params: { path: { id } } })),
    onSuccess: () => {
      toastSuccess({ title: t('restored') })
      return refresh()
    },
    onError: () => toastError({ title: t('restoreFailed') }),
  })
  return useMutation({
    mutationFn: ({ id }: { id: string; after?: () => void }) =>
      answer(api.DELETE('/api/wishlists/{id}', { params: { path: { id } } })),
    onSuccess: (_answer, { id, after }) => {
      toastSuccess({ title: t('deleted'), action: { label: t('undo'), onClick: () => restore.mutate(id) } })
      // The deleted list must not be refetched.
      queries.removeQueries({ queryKey: [...queryKeys.wishlists, id] })
      after?.()
      return refresh()
    },
    onError: () => toastError({ title: t('deleteFailed') }),
  })
}
