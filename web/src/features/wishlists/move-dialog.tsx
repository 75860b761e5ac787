import { useTranslation } from 'react-i18next'
import { useWishlists } from '../../domain/favourites/use-wishlists.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useUpdateItem } from './use-wishlist.ts'

interface MoveDialogProps {
  listId: string
  listingId: string
  title: string
  onClose: () => void
}

/** Moves a home with its note to another list. */
export const MoveDialog = ({ listId, listingId, title, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const lists = useWishlists()
  const update = useUpdateItem(listId, listingId)
  const others = (lists.data?.items ?? []).filter(({ id }) => id !== listId)
  // A promise, because the move unmounts this dialog with its item, and the mutation's callbacks with it.
  const move = (moveTo: string, name: string): Promise<void> =>
    update.mutateAsync({ moveTo }).then(
      () => {
        toastSuccess({ title: t('moved', { name }) })
        onClose()
      },
      (error) => toastError({ title: t('moveFailed'), description: problemText(error) }),
    )
  return (
    <Dialog open title={t('moveTitle')} description={title} onClose={onClose}>
      {lists.isSuccess && others.length === 0 ? <p>{t('moveNowhere')}</p> : null}
      <ul className="grid gap-2">
        {others.map((list) => (
          <li key={list.id}>
            <Button
              variant="outline"
              className="w-full justify-between"
              disabled={update.isPending}
              onClick={() => move(list.id, list.title)}
            >
              <span className="truncate">{list.title}</span>
              <span className="tabular text-14 font-normal whitespace-nowrap text-soft">
                {t('homes', { count: list.count })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
