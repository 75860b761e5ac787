import { CreditCard, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedCard } from '../../../lib/api/model.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { CardExpiry } from '../card-expiry.tsx'
import { cardName } from '../card-name.ts'

/** The value for paying with a card that is not saved. */
export const otherCard = 'other'

interface CardChoiceProps {
  cards: readonly SavedCard[]
  value: string
  onChoose: (value: string) => void
}

/** Chooses between the saved cards and another card. */
export const CardChoice = ({ cards, value, onChoose }: CardChoiceProps) => {
  const { t } = useTranslation('cards')
  const name = useId()
  const row = (id: string, icon: ReactNode, label: ReactNode): ReactNode => (
    <label
      key={id}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control hairline border-control bg-raised px-4 py-2 transition-colors hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      <input
        type="radio"
        name={name}
        value={id}
        checked={id === value}
        onChange={() => onChoose(id)}
        className="size-5 shrink-0 accent-primary"
      />
      {icon}
      {label}
    </label>
  )
  return (
    <fieldset className="grid grid-cols-1">
      <legend className="mb-2 text-14 font-semibold">{t('payWith')}</legend>
      <div className="grid gap-2">
        {cards.map((card) =>
          row(
            card.id,
            <CreditCard aria-hidden="true" className="size-5 shrink-0 text-soft" />,
            <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
              <span className="tabular font-medium">{cardName(card)}</span>
              {card.isDefault ? <Badge>{t('default')}</Badge> : null}
              <CardExpiry card={card} />
            </span>,
          ),
        )}
        {row(
          otherCard,
          <Plus aria-hidden="true" className="size-5 shrink-0 text-soft" />,
          <span className="font-medium">{t('otherCard')}</span>,
        )}
      </div>
    </fieldset>
  )
}
