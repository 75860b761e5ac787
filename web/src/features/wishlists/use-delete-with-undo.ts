import { useTranslation } from 'react-i18next'
import { toastError, toastSuccess } from '../../lib/toast.ts'
import { useDelete, useRestore } from './use-wishlist.ts'

/** Deletes a list and offers to bring it back (the server keeps it for half a minute). */
export const useDeleteWithUndo = () => {
  const { t } = useTranslation('wishlists')
  const remove = useDelete()
  const restore = useRestore()
  const undo = (id: string): void =>
    restore.mutate(id, {
      onSuccess: () => toastSuccess({ title: t('restored') }),
      onError: () => toastError({ title: t('restoreFailed') }),
    })
  return {
    busy: remove.isPending,
    remove: (id: string, after: () => void = () => undefined): void =>
      remove.mutate(id, {
        onSuccess: () => {
          toastSuccess({ title: t('deleted'), action: { label: t('undo'), onClick: () => undo(id) } })
          after()
        },
        onError: () => toastError({ title: t('deleteFailed') }),
      }),
  }
}
