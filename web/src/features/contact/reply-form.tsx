import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { SupportTicket } from '../../lib/api/model.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { keepFocus } from '../../ui/button/keep-focus.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { draftId, dropDraftId, sentDraft } from './draft-id.ts'
import { ReplyFiles } from './reply-files.tsx'
import { mostFiles, useTicketUploads } from './use-ticket-uploads.ts'

/** What a reply is sent as: what it says comes first. */
const bodyOf = (token: string, message: string, files: string[]) => ({ token, message, files })
const isSaidIn = (sent: string, token: string, message: string): boolean =>
  sent.startsWith(JSON.stringify(bodyOf(token, message, [])).slice(0, -2))

/** Empties the form when the question has what was sent last, because its answer was lost. What was typed since stays. */
const useLostAnswer = (
  token: string,
  replies: SupportTicket['replies'],
  text: string,
  setText: (text: string) => void,
) =>
  useEffect(() => {
    const sent = sentDraft('contact-reply')
    if (!sent || !replies.some(({ id }) => id === sent.id)) return
    dropDraftId('contact-reply')
    if (isSaidIn(sent.text, token, text.trim())) setText('')
  }, [token, replies, text, setText])

/** Writes on about a question. What is typed survives a failure and a reload. */
export const ReplyForm = ({ token, ticket }: { token: string; ticket: SupportTicket }) => {
  const { t } = useTranslation('contact')
  const problemText = useProblemText()
  const queries = useQueryClient()
  const [text, setText] = useDraft('contact-reply')
  const [tried, setTried] = useState(false)
  const { waiting } = ticket
  const files = useTicketUploads(token, waiting)
  useLostAnswer(token, ticket.replies, text, setText)
  const send = useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) => {
      const id = draftId('contact-reply', JSON.stringify(body))
      return answer(api.PUT('/api/contact/replies/{id}', { params: { path: { id } }, body }))
    },
    onSuccess: (ticket) => {
      dropDraftId('contact-reply')
      setText('')
      setTried(false)
      queries.setQueryData([...queryKeys.mailLink, 'ticket', token], ticket)
      toastSuccess({ title: t('sent') })
    },
    onError: (error) => {
      toastError({ title: t('sendFailed'), description: problemText(error) })
      // One of the files is gone, so the list is fetched again.
      if (codeOf(error) === 'support.fileNotFound')
        void queries.invalidateQueries({ queryKey: [...queryKeys.mailLink, 'ticket', token] })
    },
  })
  const message = text.trim()
  const isEmpty = message === '' && waiting.length === 0
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isEmpty) document.getElementById('contact-reply')?.focus()
    // Files of two tabs may wait; what does not fit goes with the next message.
    else
      send.mutate(
        bodyOf(
          token,
          message,
          waiting.slice(0, mostFiles).map(({ id }) => id),
        ),
      )
  }
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid gap-4 print:hidden">
      <TextArea
        id="contact-reply"
        label={t('reply')}
        value={text}
        maxLength={4_000}
        error={tried && isEmpty ? t('error.reply') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <ReplyFiles files={files} />
      <div>
        <Button type="submit" onMouseDown={keepFocus} busy={send.isPending || files.sending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
