import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../lib/api/problem.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { productName } from '../../lib/page/product-name.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { SecondFactorWay, useSecondFactor } from './use-second-factor.ts'

interface SecondFactorFormProps {
  factor: ReturnType<typeof useSecondFactor>
  /** Back to the password, with the reason if the begun sign-in has ended. */
  onBack: (reason: string | null) => void
}

const complete: Record<SecondFactorWay, RegExp> = {
  code: /^\s*\d{3}\s?\d{3}\s*$/,
  recoveryCode: /^\s*[a-z\d]{5}[-\s]?[a-z\d]{5}\s*$/i,
}

/** The second step of a sign-in: the code of the person's app, or a recovery code. The field takes the focus. */
export const SecondFactorForm = ({ factor, onBack }: SecondFactorFormProps) => {
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  const [way, setWay] = useState<SecondFactorWay>('code')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { error, isPending } = factor
  useEffect(() => field.current?.focus(), [way, error])

  const isCode = way === 'code'
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = !complete[way].test(text)
    setMissing(wrong)
    if (wrong) {
      field.current?.focus()
      return
    }
    factor.mutate(
      { way, text: text.trim() },
      { onError: (refusal) => (codeOf(refusal) === 'auth.signInExpired' ? onBack(problemText(refusal)) : setText('')) },
    )
  }
  const choose = (next: SecondFactorWay): void => {
    setWay(next)
    setText('')
    setMissing(false)
    factor.reset()
  }
  const fault = missing
    ? t(isCode ? 'codeMissing' : 'recoveryMissing')
    : error && !text
      ? problemText(error)
      : undefined
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-soft">{isCode ? t('codeLead', { product: productName }) : t('recoveryLead')}</p>
      <TextField
        key={way}
        ref={field}
        name={way}
        label={t(isCode ? 'code' : 'recoveryCode')}
        hint={t(isCode ? 'codeHint' : 'recoveryHint')}
        error={fault}
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={isCode ? 7 : 13}
        className="tabular-nums"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
        }}
        required
      />
      <p role="status" className="sr-only">
        {fault}
      </p>
      <Button type="submit" size="large" busy={isPending}>
        {isPending ? t('working') : t('confirm')}
      </Button>
      <div className="grid justify-items-center gap-1 text-14">
        <button
          type="button"
          className="min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
          onClick={() => choose(isCode ? 'recoveryCode' : 'code')}
        >
          {t(isCode ? 'useRecovery' : 'useApp')}
        </button>
        <button
          type="button"
          className="min-h-11 px-1 text-soft underline underline-offset-4"
          onClick={() => onBack(null)}
        >
          {t('backToLogIn')}
        </button>
      </div>
    </form>
  )
}
