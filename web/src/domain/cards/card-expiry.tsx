import { useTranslation } from 'react-i18next'
import type { SavedCard } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { cardExpiry, isExpiredCard } from './card-name.ts'

/** When a saved card expires or expired. */
export const CardExpiry = ({ card }: { card: SavedCard }) => {
  const { t } = useTranslation('cards')
  const expired = isExpiredCard(card, useToday())
  return (
    <span className={classNames('tabular text-14', expired ? 'text-danger' : 'text-soft')}>
      {t(expired ? 'expired' : 'expires', { date: cardExpiry(card) })}
    </span>
  )
}
