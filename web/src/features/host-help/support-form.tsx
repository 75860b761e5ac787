import { Check } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidFields } from '../../lib/api/problem.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { keepFocus } from '../../ui/button/keep-focus.ts'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { answerHours, useAskSupport } from './use-host-help.ts'

type Field = 'subject' | 'message'
/** Characters of each field at least, and at most. */
const limits = { subject: { least: 3, most: 120 }, message: { least: 10, most: 4000 } } as const
const fields = ['subject', 'message'] as const
const idOf = (field: Field): string => `support-${field}`

/** What the form is for, once it was sent. */
const Sent = ({ email, onMore }: { email: string; onMore: () => void }) => {
  const { t } = useTranslation('hostHelp')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-2 rounded-card bg-success-soft p-6">
      <Check aria-hidden="true" className="size-7 text-success" strokeWidth={1.75} />
      <h3 ref={heading} tabIndex={-1} className="text-22 outline-none">
        {t('sent')}
      </h3>
      <p className="wrap-anywhere">{t('sentText', { email, hours: answerHours })}</p>
      <Button variant="outline" size="small" className="mt-3" onClick={onMore}>
        {t('another')}
      </Button>
    </div>
  )
}

/** Texts and state of the form. What is typed survives a reload. */
const useSupportForm = () => {
  const { t } = useTranslation('hostHelp')
  const [subject, setSubject] = useDraft('support-subject')
  const [message, setMessage] = useDraft('support-message')
  const [visited, setVisited] = useState<ReadonlySet<Field>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const ask = useAskSupport()
  const texts = { subject, message }
  const setters = { subject: setSubject, message: setMessage }
  const faults = fields.filter((field) => texts[field].trim().length < limits[field].least)
  const refused = ask.error ? invalidFields(ask.error) : []
  const errorOf = (field: Field): string | undefined =>
    (faults.includes(field) && (attempt > 0 || visited.has(field))) ||
    (refused.includes(field) && ask.variables?.[field] === texts[field])
      ? t(`error.${field}`)
      : undefined
  return {
    ask,
    attempt,
    errors: faults.map((field) => ({ field: idOf(field), text: t(`error.${field}`) })),
    bind: (field: Field) => ({
      id: idOf(field),
      name: field,
      value: texts[field],
      maxLength: limits[field].most,
      error: errorOf(field),
      onBlur: () => setVisited((before) => (texts[field] ? new Set(before).add(field) : before)),
      onChange: (event: { target: { value: string } }) => setters[field](event.target.value),
    }),
    submit: (event: FormEvent): void => {
      event.preventDefault()
      setAttempt(attempt + 1)
      if (faults.length > 0) return
      ask.mutate(texts, {
        onSuccess: () => {
          for (const clear of Object.values(setters)) clear('')
          setVisited(new Set())
          setAttempt(0)
        },
      })
    },
  }
}

/** Writes to the support. The answer comes by e-mail. */
export const SupportForm = ({ email }: { email: string }) => {
  const { t } = useTranslation('hostHelp')
  const { ask, attempt, errors, bind, submit } = useSupportForm()
  if (ask.isSuccess) return <Sent email={email} onMore={() => ask.reset()} />
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-14 text-soft wrap-anywhere">{t('formText', { email, hours: answerHours })}</p>
      <FormSummary errors={errors} attempt={attempt} />
      <TextField label={t('subject')} {...bind('subject')} />
      <TextArea label={t('message')} rows={6} {...bind('message')} />
      <div>
        <Button type="submit" onMouseDown={keepFocus} busy={ask.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
