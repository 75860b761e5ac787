import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useReply } from './use-reviews.ts'

const longestReply = 1000
const field = 'review-reply'

/** The host's only answer to a published review. */
export const ReplyForm = ({ reviewId }: { reviewId: string }) => {
  const { t } = useTranslation('reviews')
  const [text, setText] = useDraft(`reply-${reviewId}`)
  const [tried, setTried] = useState(false)
  const reply = useReply(() => setText(''))
  const empty = text.trim() === ''
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (empty) document.getElementById(field)?.focus()
    else if (!reply.isPending && !reply.isSuccess) reply.mutate({ id: reviewId, text: text.trim() })
  }
  return (
    <form noValidate onSubmit={send} className="mt-2 grid gap-4 border-t border-line pt-5">
      <TextArea
        id={field}
        label={t('replyLabel')}
        hint={t('replyHint')}
        value={text}
        maxLength={longestReply}
        required
        error={tried && empty && !reply.isSuccess ? t('replyMissing') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" busy={reply.isPending}>
          {t('replySend')}
        </Button>
      </div>
    </form>
  )
}
