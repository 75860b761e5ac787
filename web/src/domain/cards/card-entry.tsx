import { Lock } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/clock/use-now.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormSummary } from '../../ui/forms/form-summary.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { TestCards } from './test-cards.tsx'
import { type CardField, type CardForm, shapeExpiry, spaceNumber, validateCard } from './validate-card.ts'

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

const empty: CardForm = { name: '', number: '', expiry: '', cvc: '' }
const fields = ['name', 'number', 'expiry', 'cvc'] as const satisfies CardField[]

/** The sandbox's card form. It moves no real money, says so, and lists test cards. */
export const CardEntry = ({ submit, submitting, busy, onSubmit, notices, children }: CardEntryProps) => {
  const { t } = useTranslation('payment')
  const today = useToday()
  const [card, setCard] = useState(empty)
  const [visited, setVisited] = useState<ReadonlySet<CardField>>(new Set())
  const [attempt, setAttempt] = useState(0)

  const faults = validateCard(card, today)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (Object.keys(faults).length > 0) setAttempt(attempt + 1)
    else onSubmit(card.number)
  }
  const bind = (field: CardField, shape: (text: string) => string = (text) => text) => ({
    id: `card-${field}`,
    value: card[field],
    error: faults[field] && (attempt > 0 || visited.has(field)) ? t(faults[field]) : undefined,
    onBlur: () => setVisited((before) => (card[field] ? new Set(before).add(field) : before)),
    onChange: (event: { target: { value: string } }) => setCard({ ...card, [field]: shape(event.target.value) }),
  })

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <TestCards
        onPick={(number) =>
          setCard({ name: card.name || 'Test Person', number: spaceNumber(number), expiry: '12/34', cvc: '123' })
        }
      />
      <FormSummary
        attempt={attempt}
        errors={fields.flatMap((field) => {
          const fault = faults[field]
          return fault ? [{ field: `card-${field}`, text: t(fault) }] : []
        })}
      />
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
