import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { TestCards } from './test-cards.tsx'
import { useCardForm } from './use-card-form.ts'
import { shapeExpiry, spaceNumber } from './validate-card.ts'

interface CardEntryProps {
  /** The button's text, idle and busy. */
  submit: string
  submitting: string
  busy: boolean
  /** Called only with a valid card. */
  onSubmit: (number: string) => void
  /** Above the fields. */
  notices?: ReactNode
  /** Between the fields and the button. */
  children?: ReactNode
}

/** The sandbox's card form. It moves no real money, says so, and lists test cards. */
export const CardEntry = ({ submit, submitting, busy, onSubmit, notices, children }: CardEntryProps) => {
  const { t } = useTranslation('payment')
  const { attempt, errors, bind, fillIn, submit: send } = useCardForm(onSubmit)
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <TestCards onPick={fillIn} />
      <FormSummary attempt={attempt} errors={errors} />
      {notices}
      <TextField label={t('nameOnCard')} autoComplete="cc-name" {...bind('name')} />
      <TextField
        label={t('cardNumber')}
        autoComplete="cc-number"
        inputMode="numeric"
        className="tabular"
        {...bind('number', spaceNumber)}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={t('expiry')}
          placeholder={t('expiryPlaceholder')}
          autoComplete="cc-exp"
          inputMode="numeric"
          className="tabular"
          {...bind('expiry', shapeExpiry)}
        />
        <TextField
          label={t('cvc')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
          className="tabular"
          {...bind('cvc', (text) => text.replaceAll(/\D/g, ''))}
        />
      </div>
      {children}
      <Button type="submit" size="large" busy={busy}>
        {busy ? submitting : submit}
      </Button>
      <p className="flex items-center justify-center gap-2 text-14 text-soft">
        <Lock aria-hidden="true" className="size-4" />
        {t('secure')}
      </p>
    </form>
  )
}
