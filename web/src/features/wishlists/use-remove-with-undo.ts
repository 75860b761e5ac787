import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRefreshWishlists } from '../../domain/favourites/use-wishlists.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { WishlistItem } from '../../lib/api/model.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Removes a home from a list and offers to restore it with its note in a toast. */
export const useRemoveWithUndo = (listId: string) => {
  const { t } = useTranslation('wishlists')
  const refresh = useRefreshWishlists()
  const putBack = useMutation({
    mutationFn: ({ listingId, note }: WishlistItem) =>
      answer(
        api.POST('/api/wishlists/{id}/items', {
          params: { path: { id: listId } },
          body: { listingId, ...(note ? { note } : {}) },
        }),
      ),
    onSuccess: refresh,
    onError: () => toastError({ title: t('restoreFailed') }),
  })
  return useMutation({
    mutationFn: ({ listingId }: WishlistItem) =>
      answer(api.DELETE('/api/wishlists/{id}/items/{listingId}', { params: { path: { id: listId, listingId } } })),
    onSuccess: (_answer, item) => {
      const undo = { label: t('undo'), onClick: () => putBack.mutate(item) }
      // A home that no longer exists cannot be added again.
      toastSuccess({ title: t('itemRemoved'), ...(item.card ? { action: undo } : {}) })
      return refresh()
    },
    onError: () => toastError({ title: t('removeFailed') }),
  })
}
