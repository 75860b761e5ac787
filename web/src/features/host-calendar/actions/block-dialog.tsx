import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../lib/browser/use-draft.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { ActionDialogProps } from './action-dialog-props.ts'
import { focusFirstField } from './focus-first-field.ts'

const formId = 'calendar-block'
const longestReason = 200

/** Asks why the selected days are blocked. */
export const BlockDialog = ({ summary, busy, onChange, onClose }: ActionDialogProps) => {
  const { t } = useTranslation('host-calendar')
  const [reason, setReason] = useDraft('calendar-block-reason')
  return (
    <Dialog
      open
      title={t('blockTitle')}
      description={
        <>
          {summary}. {t('blockText')}
        </>
      }
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('blockSave')}
          </Button>
        </div>
      }
    >
      <form
        ref={focusFirstField}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ kind: 'block', reason })
        }}
      >
        <TextField
          label={t('blockReason')}
          placeholder={t('blockDefault')}
          autoComplete="off"
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
