import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import type { WishlistItem } from '../../lib/api/model.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'
import { Menu } from '../../ui/menu.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useAddItem, useRemoveItem } from './use-wishlist.ts'

/** What the owner of a list does with a home in it. */
export const ItemMenu = ({ listId, item }: { listId: string; item: WishlistItem }) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const [open, setOpen] = useState<'note' | 'move' | null>(null)
  const removal = useRemoveItem(listId)
  const addition = useAddItem(listId)
  const { listingId, note, card } = item
  const title = card?.title ?? item.title
  const bringBack = (): void =>
    addition.mutate(
      { listingId, ...(note ? { note } : {}) },
      { onError: (error) => toastError({ title: t('restoreFailed'), description: problemText(error) }) },
    )
  const remove = (): void =>
    removal.mutate(listingId, {
      onSuccess: () =>
        toastSuccess({
          title: t('itemRemoved'),
          // A home that is gone cannot be added again.
          ...(card ? { action: { label: t('undo'), onClick: bringBack } } : {}),
        }),
      onError: (error) => toastError({ title: t('removeFailed'), description: problemText(error) }),
    })
  return (
    <>
      <Menu
        label={t('menuOf', { title })}
        items={[
          { label: t(note ? 'editNote' : 'addNote'), onSelect: () => setOpen('note') },
          { label: t('move'), onSelect: () => setOpen('move') },
          { label: t('remove'), onSelect: remove, danger: true },
        ]}
      />
      {open === 'note' ? (
        <NoteDialog listId={listId} listingId={listingId} title={title} note={note} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'move' ? (
        <MoveDialog listId={listId} listingId={listingId} title={title} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )
}
