import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { productName } from '../../../lib/page/product-name.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { BankChallenge } from '../bank-challenge.tsx'
import { useCardOutcome } from '../use-card-outcome.ts'
import { useSandboxIntent } from '../use-sandbox-intent.ts'
import { useSavedCards } from '../use-saved-cards.ts'
import { CardChoice, otherCard } from './card-choice.tsx'
import { SandboxCardForm } from './sandbox-card-form.tsx'
import { SavedCardForm } from './saved-card-form.tsx'

const StripeCardForm = lazy(async () => ({ default: (await import('./stripe-card-form.tsx')).StripeCardForm }))

interface CardPaymentProps {
  clientSecret: string
  amount: number
  /** Stripe's publishable key, or null with the sandbox. */
  stripeKey: string | null
  onPaid: () => void
}

/** Pays with a saved card or another one, which is saved on request. */
export const CardPayment = ({ clientSecret, amount, stripeKey, onPaid }: CardPaymentProps) => {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const queries = useQueryClient()
  const cards = useSavedCards({ retry: false })
  const [chosen, choose] = useState<string | null>(null)
  const [save, setSave] = useState(false)
  const { authenticate } = useSandboxIntent('payment-intents', clientSecret)
  const paid = (): void => {
    void queries.invalidateQueries({ queryKey: queryKeys.cards })
    onPaid()
  }
  const lookAgain = (): void => {
    for (const queryKey of [queryKeys.booking, queryKeys.alterationPayment])
      void queries.invalidateQueries({ queryKey })
  }
  const outcome = useCardOutcome({ clientSecret, failedTitle: t('failedTitle'), onDone: paid, onEnded: lookAgain })

  // When saved cards cannot be loaded, a guest can still pay with another card.
  if (cards.isPending) return <Skeleton className="h-96" />
  if (outcome.asked && stripeKey === null)
    return (
      <BankChallenge
        title={t('challengeTitle')}
        text={t('challengeText', { amount: format.dkk(amount), product: productName })}
        approve={t('challengeApprove')}
        busy={authenticate.isPending}
        // Confirming may unmount this form before the result is known. The promise survives that, the mutation's
        // callbacks do not.
        onAnswer={(answer) => void authenticate.mutateAsync(answer).then(outcome.settle, outcome.fail)}
      />
    )
  const saved = cards.data?.items ?? []
  const card = saved.find(({ id, isDefault }) => (chosen === null ? isDefault : id === chosen))
  const notices = (
    <>
      {outcome.bankLeft ? <Banner tone="warning">{t('challengeLeft')}</Banner> : null}
      {outcome.refused ? <Banner tone="danger">{outcome.refused}</Banner> : null}
    </>
  )
  const saveBox = (
    <Checkbox label={t('keep', { ns: 'cards' })} checked={save} onChange={(event) => setSave(event.target.checked)} />
  )
  const payment = { clientSecret, amount, outcome, notices }
  return (
    <div className="grid gap-6">
      {saved.length > 0 ? <CardChoice cards={saved} value={card?.id ?? otherCard} onChoose={choose} /> : null}
      {card ? <SavedCardForm key={card.id} {...payment} card={card} stripeKey={stripeKey} /> : null}
      {!card && stripeKey === null ? <SandboxCardForm {...payment} save={save} saveBox={saveBox} /> : null}
      {!card && stripeKey !== null ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <StripeCardForm {...payment} stripeKey={stripeKey} save={save} saveBox={saveBox} />
        </Suspense>
      ) : null}
    </div>
  )
}
