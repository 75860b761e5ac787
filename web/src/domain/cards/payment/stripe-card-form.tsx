import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { isShownInForm } from '../stripe-js.ts'
import { useStripeElement } from '../use-stripe-element.ts'
import { type CardFormProps, type NewCardFormProps, useSaveCardChoice } from './card-form-props.ts'

/**
 * Settles an attempt that was made before a redirect or a reload. Returns whether the bank's question of that attempt
 * was left unanswered.
 */
const useEarlierAttempt = (
  ready: ReturnType<typeof useStripeElement>['ready'],
  clientSecret: string,
  settle: CardFormProps['outcome']['settle'],
): boolean => {
  const [bankLeft, setBankLeft] = useState(false)
  const latestSettle = useRef(settle)
  latestSettle.current = settle
  useEffect(() => {
    if (!ready) return
    let unmounted = false
    // After a redirect or a reload during the bank's question, only the provider has the result.
    void ready.stripe.retrievePaymentIntent(clientSecret).then(({ paymentIntent }) => {
      if (unmounted || !paymentIntent) return
      setBankLeft(paymentIntent.status === 'requires_action')
      if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing')
        latestSettle.current(paymentIntent)
    })
    return () => {
      unmounted = true
    }
  }, [ready, clientSecret])
  return bankLeft
}

/** Stripe's payment element, with a redirect only if the bank requires one. */
export const StripeCardForm = ({
  clientSecret,
  amount,
  outcome,
  notices,
  stripeKey,
  save,
  saveBox,
}: NewCardFormProps & { stripeKey: string }) => {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { place, ready, unreachable } = useStripeElement(clientSecret, stripeKey)
  const storeSaveChoice = useSaveCardChoice(clientSecret)
  const [busy, setBusy] = useState(false)
  const bankLeft = useEarlierAttempt(ready, clientSecret, outcome.settle)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!ready) return
    outcome.begin()
    setBusy(true)
    try {
      await storeSaveChoice.mutateAsync(save)
      await ready.elements.fetchUpdates()
      const { error, paymentIntent } = await ready.stripe.confirmPayment({
        elements: ready.elements,
        redirect: 'if_required',
        confirmParams: { return_url: window.location.href },
      })
      if (isShownInForm(error)) return
      const status = paymentIntent?.status ?? 'processing'
      outcome.settle(error ? { status, error } : { status })
    } catch (error) {
      outcome.fail(error)
    } finally {
      setBusy(false)
    }
  }

  if (unreachable) return <Banner tone="danger">{t('stripeUnavailable')}</Banner>
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {bankLeft ? <Banner tone="warning">{t('challengeLeft')}</Banner> : notices}
      <div ref={place} className="min-h-60" />
      {saveBox}
      <Button type="submit" size="large" disabled={!ready} busy={busy}>
        {busy ? t('paying') : t('pay', { amount: format.dkk(amount) })}
      </Button>
    </form>
  )
}
