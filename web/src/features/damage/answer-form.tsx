import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { longestText } from './damage-text.ts'
import { useAnswerDamage } from './use-damage.ts'

const field = 'damage-answer'

/** The other side's only answer to a report. */
export const AnswerForm = ({ reportId }: { reportId: string }) => {
  const { t } = useTranslation('damage')
  const [text, setText] = useDraft(`damage-answer-${reportId}`)
  const [tried, setTried] = useState(false)
  const reply = useAnswerDamage(() => setText(''))
  const empty = text.trim() === ''
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (empty) document.getElementById(field)?.focus()
    else if (!reply.isPending && !reply.isSuccess) reply.mutate({ id: reportId, text: text.trim() })
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4 border-t border-line pt-5">
      <TextArea
        id={field}
        label={t('answerLabel')}
        hint={t('answerHint')}
        value={text}
        maxLength={longestText}
        required
        error={tried && empty && !reply.isSuccess ? t('answerMissing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" busy={reply.isPending}>
          {t('answerSend')}
        </Button>
      </div>
    </form>
  )
}
