import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useUpdateItem } from './use-wishlist.ts'

const longestNote = 500

interface NoteDialogProps {
  listId: string
  listingId: string
  title: string
  note: string | null
  onClose: () => void
}

/** Edits a person's note about a home in a list. An empty text removes it. */
export const NoteDialog = ({ listId, listingId, title, note, onClose }: NoteDialogProps) => {
  const { t } = useTranslation('wishlists')
  const problemText = useProblemText()
  const update = useUpdateItem(listId, listingId)
  const [text, setText] = useState(note ?? '')
  const send = (): void =>
    update.mutate(
      { note: text.trim() },
      {
        onSuccess: onClose,
        onError: (error) => toastError({ title: t('noteFailed'), description: problemText(error) }),
      },
    )
  return (
    <Dialog
      open
      title={t('noteTitle')}
      description={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button busy={update.isPending} onClick={send}>
            {t('store')}
          </Button>
        </div>
      }
    >
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        value={text}
        maxLength={longestNote}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  )
}
