import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import type { SavedCard } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { PaymentFailure } from '../payment-failure.ts'
import { openStripe } from '../stripe-js.ts'
import { intentOf } from '../use-sandbox-intent.ts'
import type { CardFormProps } from './card-form-props.ts'

interface Step {
  status: string
  error?: PaymentFailure
}

/** Lets the bank authenticate the payment through Stripe.js, which shows the bank's own dialog. */
const askBank = async (stripeKey: string, clientSecret: string): Promise<Step> => {
  const stripe = await openStripe(stripeKey)
  const { error, paymentIntent } = await stripe.handleNextAction({ clientSecret })
  if (error) return { status: 'requires_payment_method', error }
  return { status: paymentIntent?.status ?? 'processing' }
}

/** Pays with one saved card. The bank may ask for authentication. */
export const SavedCardForm = ({
  clientSecret,
  amount,
  outcome,
  notices,
  card,
  stripeKey,
}: CardFormProps & { card: SavedCard; stripeKey: string | null }) => {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const pay = useMutation({
    mutationFn: async (): Promise<Step> => {
      const step = await answer(
        api.POST('/api/payments/{id}/pay-with-card', {
          params: { path: { id: intentOf(clientSecret) } },
          body: { cardId: card.id },
        }),
      )
      const asked = step.status === 'requires_action' && stripeKey !== null
      return asked ? askBank(stripeKey, clientSecret) : step
    },
  })
  const submit = (): void => {
    outcome.begin()
    // Confirming may unmount this form before the result is known. The promise survives that, the mutation's
    // callbacks do not.
    void pay.mutateAsync().then(outcome.settle, outcome.fail)
  }
  return (
    <div className="grid gap-5">
      {notices}
      <Button size="large" busy={pay.isPending} onClick={submit}>
        {pay.isPending ? t('paying') : t('pay', { amount: format.dkk(amount) })}
      </Button>
    </div>
  )
}
