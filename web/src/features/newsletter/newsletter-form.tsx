import type { newsletterVersion } from '@nordbo/contracts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { ApiProblem, minutesToWait } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { useDraft } from '../../lib/browser/use-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { keepFocus } from '../../ui/button/keep-focus.ts'
import { TextField } from '../../ui/forms/text-field.tsx'

/** The version of the words under the field. */
const version: typeof newsletterVersion = '2026-12'
/** The server has the last word on addresses. */
const looksLikeMail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Asks for the newsletter (docs/product/pages.md, Newsletter). The answer is the same for every address. */
export const NewsletterForm = () => {
  const { t } = useTranslation('written')
  const problemText = useProblemText()
  const [email, setEmail] = useDraft('newsletter')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const ask = useMutation({
    mutationFn: (address: string) => answer(api.POST('/api/newsletter', { body: { email: address, version } })),
    onSuccess: () => {
      setEmail('')
      setTried(false)
    },
  })
  const address = email.trim()
  const failure = (error: Error): string => {
    if (error instanceof ApiProblem && error.status === 429)
      return t('newsletterTooMany', { minutes: minutesToWait(error) })
    return error instanceof ApiProblem && error.status === 400 ? t('newsletterInvalid') : problemText(error)
  }
  const isFaulty = tried && !looksLikeMail.test(address)
  const error = isFaulty
    ? t('newsletterInvalid')
    : ask.error && ask.variables === address
      ? failure(ask.error)
      : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (looksLikeMail.test(address)) ask.mutate(address)
    else field.current?.focus()
  }
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 md:grid-cols-2">
      <div>
        <h2 id={id} className="font-body text-16 font-semibold tracking-normal">
          {t('newsletterTitle')}
        </h2>
        <p className="mt-1 text-14 text-soft">{t('newsletterText')}</p>
      </div>
      <div className="grid content-start gap-3">
        <form noValidate onSubmit={submit} className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
          <TextField
            ref={field}
            label={t('newsletterLabel')}
            type="email"
            name="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            value={email}
            error={error}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" className="sm:mt-[1.65rem]" onMouseDown={keepFocus} busy={ask.isPending}>
            {t('newsletterSend')}
          </Button>
        </form>
        <p role="status" className="text-14 font-semibold wrap-anywhere empty:hidden">
          {ask.isSuccess ? t('newsletterSent', { email: ask.variables }) : ''}
        </p>
        <p className="text-14 text-soft">{t('newsletterConsent')}</p>
      </div>
    </section>
  )
}
