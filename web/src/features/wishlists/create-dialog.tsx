import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { useCreateWishlist } from '../../lib/favourites/use-wishlists.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { isNameRefused, WishlistNameForm } from '../../ui/wishlist-name-form.tsx'

/** Makes a list. */
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
        <Button look="quiet" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
      </WishlistNameForm>
    </Dialog>
  )
}
