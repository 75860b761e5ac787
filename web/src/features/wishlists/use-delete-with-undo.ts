import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRefreshWishlists } from '../../domain/favourites/use-wishlists.ts'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Deletes a list and offers to bring it back (the server keeps it for half a minute). What was deleted is on no screen by then. */
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
      // Its own page is not asked again for what is gone.
      queries.removeQueries({ queryKey: [...queryKeys.wishlists, id] })
      after?.()
      return refresh()
    },
    onError: () => toastError({ title: t('deleteFailed') }),
  })
}
