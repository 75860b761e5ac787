import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRefreshWishlists } from '../../../domain/favourites/use-wishlists.ts'
import { answer, api } from '../../../lib/api/client.ts'
import type { Wishlist } from '../../../lib/api/model.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

interface DeleteQuestionProps {
  list: Wishlist
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a list is deleted. */
export const DeleteQuestion = ({ list, onClose, onDeleted }: DeleteQuestionProps) => {
  const { t } = useTranslation('profile')
  const problemText = useProblemText()
  const refresh = useRefreshWishlists()
  const removal = useMutation({
    mutationFn: () => answer(api.DELETE('/api/wishlists/{id}', { params: { path: { id: list.id } } })),
    onSuccess: async () => {
      toastSuccess({ title: t('wishlistDeleted') })
      await refresh()
      onClose()
      onDeleted()
    },
    onError: (error) => toastError({ title: t('actionFailed', { message: problemText(error) }) }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('wishlistDeleteTitle')}
      description={t('wishlistDeleteText', { title: list.title })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
            {t('wishlistDeleteYes')}
          </Button>
        </div>
      }
    >
      {null}
    </Dialog>
  )
}
