import { CreditCard, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cardName } from '../../domain/cards/card-name.ts'
import { useSavedCards } from '../../domain/cards/use-saved-cards.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePortal } from './use-extras.ts'

/** The card that pays for extras, and the way to the provider's page about cards and receipts. */
export const PayingCard = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('extras')
  const cards = useSavedCards()
  const portal = usePortal(listingId)
  const card = cards.data?.items.find(({ isDefault }) => isDefault)
  const words = card ? t('card', { card: cardName(card) }) : t(cards.isError ? 'cardFailed' : 'noCard')
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunken p-5 md:px-7">
      <p className="flex items-center gap-3">
        <CreditCard aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.75} />
        <span className="tabular">{cards.isPending ? '…' : words}</span>
      </p>
      {card ? (
        <Button
          variant="outline"
          size="small"
          busy={portal.isPending}
          icon={<ExternalLink aria-hidden="true" className="size-4" />}
          onClick={() => portal.mutate()}
        >
          {t('portal')}
        </Button>
      ) : null}
    </section>
  )
}
