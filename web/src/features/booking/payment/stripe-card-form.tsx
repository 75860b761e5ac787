import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/use-format.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { openStripe, type StripeElements, type StripeJs } from './stripe-js.ts'
import { useFailureToast } from './use-failure-toast.ts'

interface StripeCardFormProps {
  clientSecret: string
  publishableKey: string
  amount: number
  onPaid: () => void
}

/** Stripe's own payment element; no redirect unless the bank wants one. */
export const StripeCardForm = ({ clientSecret, publishableKey, amount, onPaid }: StripeCardFormProps) => {
  const { t, i18n } = useTranslation('payment')
  const format = useFormat()
  const failureToast = useFailureToast()
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState<{ stripe: StripeJs; elements: StripeElements } | null>(null)
  const [unreachable, setUnreachable] = useState(false)
  const [busy, setBusy] = useState(false)
  const [bankLeft, setBankLeft] = useState(false)
  const paid = useRef(onPaid)
  paid.current = onPaid

  useEffect(() => {
    let gone = false
    let unmount = (): void => undefined
    openStripe(publishableKey).then(
      (stripe) => {
        if (gone || !place.current) return
        const elements = stripe.elements({ clientSecret, locale: i18n.language })
        const element = elements.create('payment')
        element.mount(place.current)
        unmount = () => element.unmount()
        setReady({ stripe, elements })
        // Back from the bank, or reloaded while it asked: what became of it stands with the provider.
        void stripe.retrievePaymentIntent(clientSecret).then(({ paymentIntent }) => {
          if (gone) return
          setBankLeft(paymentIntent?.status === 'requires_action')
          if (paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing') paid.current()
        })
      },
      () => setUnreachable(true),
    )
    return () => {
      gone = true
      unmount()
    }
  }, [clientSecret, publishableKey, i18n.language])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!ready) return
    setBusy(true)
    const { error } = await ready.stripe.confirmPayment({
      elements: ready.elements,
      redirect: 'if_required',
      confirmParams: { return_url: window.location.href },
    })
    setBusy(false)
    if (!error) return onPaid()
    failureToast({ ...error, message: error.message ?? t('failedTitle') })
  }

  if (unreachable) return <Banner tone="danger">{t('stripeUnavailable')}</Banner>
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {bankLeft ? <Banner tone="warning">{t('challengeLeft')}</Banner> : null}
      <div ref={place} className="min-h-60" />
      <Button type="submit" size="large" disabled={!ready} busy={busy}>
        {busy ? t('paying') : t('pay', { amount: format.dkk(amount) })}
      </Button>
    </form>
  )
}
