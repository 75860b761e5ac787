import { useTranslation } from 'react-i18next'
import { isNameRefused, WishlistNameForm } from '../../domain/favourites/wishlist-name-form.tsx'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useRename } from './use-wishlist.ts'

/** Renames a list. */
export const RenameDialog = ({ id, title, onClose }: { id: string; title: string; onClose: () => void }) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const rename = useRename(id)
  const send = (name: string): void =>
    rename.mutate(name, {
      onSuccess: () => {
        toastSuccess({ title: t('renamed') })
        onClose()
      },
      onError: (error) => {
        if (!isNameRefused(error)) toastError({ title: t('renameFailed'), description: problemText(error) })
      },
    })
  return (
    <Dialog open title={t('renameTitle')} onClose={onClose}>
      <WishlistNameForm name={title} submit={t('store')} busy={rename.isPending} failure={rename.error} onSubmit={send}>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
      </WishlistNameForm>
    </Dialog>
  )
}
