import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { useCreateWishlist } from '../../lib/favourites/use-wishlists.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WishlistNameForm } from '../../ui/wishlist-name-form.tsx'

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
        onError: (error) => toastError({ title: t('createFailed'), description: problemText(error) }),
      },
    )
  return (
    <Dialog open title={t('newList')} onClose={onClose}>
      <WishlistNameForm submit={t('create')} busy={create.isPending} onSubmit={make}>
        <Button look="quiet" onClick={onClose}>
          {t('cancel', { ns: 'common' })}
        </Button>
      </WishlistNameForm>
    </Dialog>
  )
}
