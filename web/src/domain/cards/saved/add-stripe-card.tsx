import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { isShownInForm } from '../stripe-js.ts'
import { useCardOutcome } from '../use-card-outcome.ts'
import { useStripeElement } from '../use-stripe-element.ts'

interface AddStripeCardProps {
  clientSecret: string
  stripeKey: string
  onAdded: () => void
}

/** Saves a card with Stripe's element, with a redirect only if the bank requires one. */
export const AddStripeCard = ({ clientSecret, stripeKey, onAdded }: AddStripeCardProps) => {
  const { t } = useTranslation('cards')
  const { place, ready, unreachable } = useStripeElement(clientSecret, stripeKey)
  const outcome = useCardOutcome({ clientSecret, failedTitle: t('addFailed'), onDone: onAdded })
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!ready) return
    outcome.begin()
    setBusy(true)
    try {
      const { error, setupIntent } = await ready.stripe.confirmSetup({
        elements: ready.elements,
        redirect: 'if_required',
        confirmParams: { return_url: window.location.href },
      })
      if (isShownInForm(error)) return
      const status = setupIntent?.status ?? 'processing'
      outcome.settle(error ? { status, error } : { status })
    } catch (error) {
      outcome.fail(error)
    } finally {
      setBusy(false)
    }
  }
  if (unreachable) return <Banner tone="danger">{t('stripeUnavailable', { ns: 'payment' })}</Banner>
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {outcome.refused ? <Banner tone="danger">{outcome.refused}</Banner> : null}
      <div ref={place} className="min-h-60" />
      <Button type="submit" size="large" disabled={!ready} busy={busy}>
        {busy ? t('adding') : t('addNow')}
      </Button>
    </form>
  )
}
