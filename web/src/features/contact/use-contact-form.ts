import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import type { ContactQuestion } from '../../lib/api/model.ts'
import { invalidFields } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'
import { draftId, dropDraftId } from './draft-id.ts'

/** What a question may be about. */
export const topics = ['booking', 'payment', 'host', 'technical', 'other'] as const
type Topic = (typeof topics)[number]
const isTopic = (text: string): text is Topic => topics.some((topic) => topic === text)

/** The fields that must be filled in, in their order. */
const needed = ['name', 'email', 'topic', 'message'] as const
export type Needed = (typeof needed)[number]
type Texts = Record<Needed | 'bookingNumber', string>

/** Characters of each field at most. */
const most = { name: 100, email: 254, bookingNumber: 40, message: 4_000 } as const
/** The server has the last word on addresses. */
const looksLikeMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const isFilled = (field: Needed, text: string): boolean => {
  if (field === 'email') return looksLikeMail.test(text)
  if (field === 'topic') return isTopic(text)
  return text.length >= (field === 'message' ? 10 : 1)
}

/** The id of a field's control. */
export const idOf = (field: keyof Texts): string => `contact-${field}`

const useTexts = () => {
  const [name, setName] = useDraft('contact-name')
  const [email, setEmail] = useDraft('contact-email')
  const [topic, setTopic] = useDraft('contact-topic')
  const [bookingNumber, setBookingNumber] = useDraft('contact-booking')
  const [message, setMessage] = useDraft('contact-message')
  const { user } = useSession()
  const filled = useRef(false)
  useEffect(() => {
    if (!user || filled.current) return
    filled.current = true
    if (name === '') setName(user.name)
    if (email === '') setEmail(user.email)
  }, [user, name, email, setName, setEmail])
  const texts: Texts = { name, email, topic, bookingNumber, message }
  const set = {
    name: setName,
    email: setEmail,
    topic: setTopic,
    bookingNumber: setBookingNumber,
    message: setMessage,
  }
  return { texts, set }
}

const useSend = () => {
  const { t } = useTranslation('contact')
  const problemText = useProblemText()
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: ContactQuestion }) =>
      answer(api.PUT('/api/contact/tickets/{id}', { params: { path: { id } }, body })),
    onSuccess: () => {
      dropDraftId('contact')
      toastSuccess({ title: t('sent') })
    },
    onError: (error) => toastError({ title: t('sendFailed'), description: problemText(error) }),
  })
}

/** Texts and state of the form on the contact page. What is typed survives a failure and a reload. */
export const useContactForm = () => {
  const { t } = useTranslation('contact')
  const { texts, set } = useTexts()
  const [website, setWebsite] = useState('')
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const send = useSend()
  const refused = send.error ? invalidFields(send.error) : []
  const sentTexts = send.variables?.body
  const isFaulty = (field: Needed): boolean =>
    !isFilled(field, texts[field].trim()) || (refused.includes(field) && sentTexts?.[field] === texts[field].trim())
  const faults = needed.filter(isFaulty)
  return {
    send,
    attempt,
    texts,
    set,
    errors: faults.map((field) => ({ field: idOf(field), text: t(`error.${field}`) })),
    errorOf: (field: Needed): string | undefined =>
      faults.includes(field) && (attempt > 0 || visited.has(field)) ? t(`error.${field}`) : undefined,
    bind: (field: 'name' | 'email' | 'message' | 'bookingNumber') => ({
      ...{ id: idOf(field), name: field, value: texts[field], maxLength: most[field] },
      onBlur: () => setVisited((before) => (texts[field] ? new Set(before).add(field) : before)),
      onChange: (event: { target: { value: string } }) => set[field](event.target.value),
    }),
    trap: { value: website, onChange: (event: { target: { value: string } }) => setWebsite(event.target.value) },
    submit: (event: FormEvent): void => {
      event.preventDefault()
      setAttempt(attempt + 1)
      const { name, email, topic, bookingNumber, message } = texts
      if (!isTopic(topic) || needed.some((field) => !isFilled(field, texts[field].trim()))) return
      const number = bookingNumber.trim()
      const body = {
        ...{ name: name.trim(), email: email.trim(), topic, message: message.trim(), website },
        ...(number === '' ? {} : { bookingNumber: number }),
      }
      send.mutate(
        { id: draftId('contact', JSON.stringify(body)), body },
        {
          onSuccess: () => {
            set.topic('')
            set.bookingNumber('')
            set.message('')
            setVisited(new Set())
            setAttempt(0)
          },
        },
      )
    },
  }
}
