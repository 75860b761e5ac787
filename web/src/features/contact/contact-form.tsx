import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { keepFocus } from '../../ui/button/keep-focus.ts'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { idOf, topics, useContactForm } from './use-contact-form.ts'

interface SentProps {
  number: number
  email: string
  /** The secret of the question's link, for a signed-in person. */
  token: string | null
  onMore: () => void
}

const Sent = ({ number, email, token, onMore }: SentProps) => {
  const { t } = useTranslation('contact')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-2">
      <Check aria-hidden="true" className="size-7 text-success" strokeWidth={1.75} />
      <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
        {t('sentTitle', { number })}
      </h2>
      <p className="wrap-anywhere">{t('sentText', { email })}</p>
      <p>{t('filesLater')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {token === null ? null : (
          <ButtonLink size="small" to={`/contact/ticket?token=${token}`}>
            {t('toTicket')}
          </ButtonLink>
        )}
        <Button variant="outline" size="small" onClick={onMore}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}

const Fields = ({ form }: { form: ReturnType<typeof useContactForm> }) => {
  const { t } = useTranslation('contact')
  const { send, attempt, texts, set, errors, errorOf, bind, trap, submit } = form
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h2 id="contact-form" className="text-22">
        {t('title')}
      </h2>
      <FormSummary errors={errors} attempt={attempt} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label={t('name')} autoComplete="name" error={errorOf('name')} {...bind('name')} />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          dir="ltr"
          error={errorOf('email')}
          {...bind('email')}
        />
        <Select
          id={idOf('topic')}
          label={t('topicLabel')}
          value={texts.topic}
          error={errorOf('topic')}
          options={[
            { value: '', label: t('topicNone') },
            ...topics.map((topic) => ({ value: topic, label: t(`topic.${topic}`) })),
          ]}
          onChoose={set.topic}
        />
        <TextField label={t('bookingNumber')} autoComplete="off" {...bind('bookingNumber')} />
      </div>
      <TextArea label={t('message')} rows={6} error={errorOf('message')} {...bind('message')} />
      {/* Nobody sees this field; robots fill it in. */}
      <div aria-hidden="true" className="sr-only">
        <input name="website" tabIndex={-1} autoComplete="off" {...trap} />
      </div>
      <p className="text-14 text-soft">{t('filesLater')}</p>
      <div>
        <Button type="submit" onMouseDown={keepFocus} busy={send.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

/** The form on the contact page (docs/product/pages.md, Contact). */
export const ContactForm = () => {
  const form = useContactForm()
  const { data, variables, reset } = form.send
  return (
    <Card className="my-8 p-5 print:hidden md:p-7">
      {data && variables ? (
        <Sent number={data.number} email={variables.body.email} token={data.token} onMore={reset} />
      ) : (
        <Fields form={form} />
      )}
    </Card>
  )
}
