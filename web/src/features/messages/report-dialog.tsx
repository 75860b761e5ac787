import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { report } from '../../domain/messages/calls.ts'
import type { ReportReason } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { RadioList } from '../../ui/forms/radio-list.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useThreadChange } from './use-thread-change.ts'

const reasons = ['spam', 'offensive', 'scam', 'paymentOutside', 'other'] as const satisfies readonly ReportReason[]
const longestReport = 1_000

/** Tells the support about a thread. */
export const ReportDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { t } = useTranslation('messages')
  const [reason, setReason] = useState<ReportReason>('spam')
  const [text, setText] = useState('')
  const send = useThreadChange(
    () => report(id, reason, text),
    () => t('reported'),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reportTitle')}
      description={t('reportText')}
      footer={
        <Button className="w-full" busy={send.isPending} onClick={() => send.mutate(undefined, { onSuccess: onClose })}>
          {t('reportSend')}
        </Button>
      }
    >
      <div className="grid gap-5">
        <RadioList
          legend={t('reason')}
          value={reason}
          options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChoose={setReason}
        />
        <TextArea
          label={t('reportMore')}
          value={text}
          maxLength={longestReport}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </Dialog>
  )
}
