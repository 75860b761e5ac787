import { useTranslation } from 'react-i18next'
import { useCreateWishlist } from '../../domain/favourites/use-wishlists.ts'
import { isNameRefused, WishlistNameForm } from '../../domain/favourites/wishlist-name-form.tsx'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** Creates a list. */
export const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const create = useCreateWishlist()
  const make = (title: string): void =>
    create.mutate(
      { title },
      {
        onSuccess: () => {
          toastSuccess({ title: t('created') })
          onClose()
        },
        onError: (error) => {
          if (!isNameRefused(error)) toastError({ title: t('createFailed'), description: problemText(error) })
        },
      },
    )
  return (
    <Dialog open title={t('newList')} onClose={onClose}>
      <WishlistNameForm submit={t('create')} busy={create.isPending} failure={create.error} onSubmit={make}>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
      </WishlistNameForm>
    </Dialog>
  )
}
