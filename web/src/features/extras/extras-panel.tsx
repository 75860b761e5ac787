import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedCards } from '../../domain/cards/use-saved-cards.ts'
import type { ListingExtra } from '../../lib/api/model.ts'
import { ExtraCard } from './extra-card.tsx'
import { PayingCard } from './paying-card.tsx'
import { useExtraSwitch } from './use-extra-switch.ts'
import { WantedExtras } from './wanted-extras.tsx'

const AddCardDialog = lazy(async () => ({
  default: (await import('../../domain/cards/saved/add-card-dialog.tsx')).AddCardDialog,
}))
const BankDialog = lazy(async () => ({ default: (await import('./bank-dialog.tsx')).BankDialog }))
const PriceProposals = lazy(async () => ({
  default: (await import('./proposals/price-proposals.tsx')).PriceProposals,
}))

interface ExtrasPanelProps {
  listingId: string
  items: readonly ListingExtra[]
}

/** The extras of a home with their switches, and what they ask for: a card, the bank's answer, a decision about prices. */
export const ExtrasPanel = ({ listingId, items }: ExtrasPanelProps) => {
  const { t } = useTranslation('extras')
  const control = useExtraSwitch(listingId)
  const card = useSavedCards().data?.items.find(({ isDefault }) => isDefault)
  const { waiting } = control
  const price = items.find(({ code }) => code === waiting?.code)?.price ?? 0
  const wanted = items.filter((extra) => extra.wanted)
  const proposes = items.some(({ code, status }) => code === 'SMART_PRICING' && status !== 'off' && status !== 'unpaid')
  return (
    <div className="grid gap-4 md:gap-5">
      <PayingCard listingId={listingId} />
      {wanted.length > 0 ? <WantedExtras listingId={listingId} items={wanted} control={control} /> : null}
      {items.map((extra) => (
        <ExtraCard key={extra.code} extra={extra} control={control} card={card} />
      ))}
      <p className="text-14 text-soft">{t('vatNote')}</p>
      <Suspense>{proposes ? <PriceProposals listingId={listingId} /> : null}</Suspense>
      <Suspense>
        {waiting?.for === 'card' ? (
          <AddCardDialog onClose={control.stopWaiting} onAdded={() => void control.retryWithNewCard(waiting.code)} />
        ) : null}
        {waiting?.for === 'bank' ? (
          <BankDialog
            clientSecret={waiting.clientSecret}
            amount={price}
            onClose={control.stopWaiting}
            onSettled={control.settleBank}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
