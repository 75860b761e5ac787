import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WishlistItem } from '../../lib/api/model.ts'
import { Menu } from '../../ui/dialog/menu.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useRemoveWithUndo } from './use-remove-with-undo.ts'

/** The owner's actions for a home in a list. */
export const ItemMenu = ({ listId, item }: { listId: string; item: WishlistItem }) => {
  const { t } = useTranslation('wishlists')
  const [open, setOpen] = useState<'note' | 'move' | null>(null)
  const removal = useRemoveWithUndo(listId)
  const { listingId, note, card } = item
  const title = card?.title ?? item.title
  return (
    <>
      <Menu
        label={t('menuOf', { title })}
        items={[
          { label: t(note ? 'editNote' : 'addNote'), onSelect: () => setOpen('note') },
          { label: t('move'), onSelect: () => setOpen('move') },
          { label: t('remove'), onSelect: () => removal.mutate(item), danger: true },
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
