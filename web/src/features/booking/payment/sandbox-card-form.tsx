import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../../i18n/use-problem-text.ts'
import { useToday } from '../../../lib/session/use-now.ts'
import { toastError } from '../../../lib/toast.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormSummary } from '../../../ui/form-summary.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { BankQuestion } from './bank-question.tsx'
import type { PaymentFailure } from './payment-failure.ts'
import { TestCards } from './test-cards.tsx'
import { useBankMemory } from './use-bank-memory.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useSandboxPayment } from './use-sandbox-payment.ts'
import { type CardField, type CardForm, shapeExpiry, spaceNumber, validateCard } from './validate-card.ts'

interface SandboxCardFormProps {
  clientSecret: string
  amount: number
  onPaid: () => void
}

const empty: CardForm = { name: '', number: '', expiry: '', cvc: '' }
const fields = ['name', 'number', 'expiry', 'cvc'] as const satisfies CardField[]

/** A card form that moves no real money; labelled as such, with the cards that can be tried. */
export const SandboxCardForm = ({ clientSecret, amount, onPaid }: SandboxCardFormProps) => {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const today = useToday()
  const problemText = useProblemText()
  const failureToast = useFailureToast()
  const { confirm, authenticate } = useSandboxPayment(clientSecret)
  const [card, setCard] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const bank = useBankMemory(clientSecret)

  const faults = validateCard(card, today)
  const settle = ({ status, error }: { status: string; error?: PaymentFailure }): void => {
    const asksBank = status === 'requires_action' && !error
    setAsked(asksBank)
    if (asksBank) bank.ask()
    else bank.answer()
    if (error) setRefused(failureToast(error))
    else if (status === 'succeeded' || status === 'processing') onPaid()
  }
  const fail = (error: unknown): void => toastError({ title: t('failedTitle'), description: problemText(error) })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (Object.keys(faults).length > 0) {
      setAttempt(attempt + 1)
      return
    }
    setRefused(null)
    // A confirmed booking takes this form away, perhaps before the answer is told: only the promise outlives it.
    void confirm.mutateAsync(card.number).then(settle, fail)
  }
  const bind = (field: CardField, shape: (text: string) => string = (text) => text) => ({
    id: `card-${field}`,
    value: card[field],
    error: faults[field] && (attempt > 0 || left.has(field)) ? t(faults[field]) : undefined,
    onBlur: () => setLeft((before) => (card[field] ? new Set(before).add(field) : before)),
    onChange: (event: { target: { value: string } }) => setCard({ ...card, [field]: shape(event.target.value) }),
  })

  if (asked)
    return (
      <BankQuestion
        amount={format.dkk(amount)}
        busy={authenticate.isPending}
        onAnswer={(outcome) => void authenticate.mutateAsync(outcome).then(settle, fail)}
      />
    )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
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
      {bank.wasAsked && !refused ? <Banner tone="warning">{t('challengeLeft')}</Banner> : null}
      {refused ? <Banner tone="danger">{refused}</Banner> : null}
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
      <Button type="submit" size="large" busy={confirm.isPending}>
        {confirm.isPending ? t('paying') : t('pay', { amount: format.dkk(amount) })}
      </Button>
      <p className="flex items-center justify-center gap-2 text-14 text-soft">
        <Lock aria-hidden="true" className="size-4" />
        {t('secure')}
      </p>
    </form>
  )
}
