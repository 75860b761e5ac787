import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../lib/clock/use-now.ts'
import { type CardField, type CardForm, spaceNumber, validateCard } from './validate-card.ts'

const empty: CardForm = { name: '', number: '', expiry: '', cvc: '' }
const fields = ['name', 'number', 'expiry', 'cvc'] as const satisfies CardField[]

/** The state of the sandbox's card form. `onSubmit` is called only with a valid card. */
export const useCardForm = (onSubmit: (number: string) => void) => {
  const { t } = useTranslation('payment')
  const today = useToday()
  const [card, setCard] = useState(empty)
  const [visited, setVisited] = useState<ReadonlySet<CardField>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const faults = validateCard(card, today)
  return {
    /** Counts refused submits. */
    attempt,
    errors: fields.flatMap((field) => {
      const fault = faults[field]
      return fault ? [{ field: `card-${field}`, text: t(fault) }] : []
    }),
    /** The props of a field. `shape` formats what is typed. */
    bind: (field: CardField, shape: (text: string) => string = (text) => text) => ({
      id: `card-${field}`,
      value: card[field],
      error: faults[field] && (attempt > 0 || visited.has(field)) ? t(faults[field]) : undefined,
      onBlur: () => setVisited((before) => (card[field] ? new Set(before).add(field) : before)),
      onChange: (event: { target: { value: string } }) => setCard({ ...card, [field]: shape(event.target.value) }),
    }),
    /** Fills the form with a test card. */
    fillIn: (number: string): void =>
      setCard({ name: card.name || 'Test Person', number: spaceNumber(number), expiry: '12/34', cvc: '123' }),
    submit: (event: FormEvent): void => {
      event.preventDefault()
      if (Object.keys(faults).length > 0) setAttempt(attempt + 1)
      else onSubmit(card.number)
    },
  }
}
