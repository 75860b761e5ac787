import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../lib/browser/use-draft.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { focusFirstField } from './focus-first-field.ts'

const formId = 'calendar-note'
const fieldId = 'calendar-note-text'
const longestNote = 500

/** Asks for the note of the selected days. `known` is the note that all of them have. */
export const NoteDialog = ({ summary, busy, known, onChange, onClose }: ActionDialogProps & { known: string }) => {
  const { t } = useTranslation('host-calendar')
  const [draft, setDraft] = useDraft('calendar-note')
  const [edited, setEdited] = useState(draft !== '')
  const [submitted, setSubmitted] = useState(false)
  const text = edited ? draft : known
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setSubmitted(true)
    if (text.trim()) onChange({ kind: 'note', note: text })
    else document.getElementById(fieldId)?.focus()
  }
  return (
    <Dialog
      open
      title={t('noteTitle')}
      description={
        <>
          {summary}. {t('noteText')}
        </>
      }
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={busy} onClick={() => onChange({ kind: 'clearNote' })}>
            {t('noteDelete')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('noteSave')}
          </Button>
        </div>
      }
    >
      <form ref={focusFirstField} id={formId} noValidate onSubmit={send}>
        <TextArea
          id={fieldId}
          label={t('noteField')}
          error={submitted && !text.trim() ? t('noteMissing') : undefined}
          value={text}
          maxLength={longestNote}
          onChange={(event) => {
            setEdited(true)
            setDraft(event.target.value)
          }}
        />
      </form>
    </Dialog>
  )
}
