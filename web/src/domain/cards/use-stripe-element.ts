import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openStripe, type StripeElements, type StripeJs } from './stripe-js.ts'

interface StripeElement {
  /** The element in which Stripe renders its form. */
  place: RefObject<HTMLDivElement | null>
  ready: { stripe: StripeJs; elements: StripeElements } | null
  unreachable: boolean
}

/** Mounts Stripe's form for a payment or a card to be saved. */
export const useStripeElement = (clientSecret: string, publishableKey: string): StripeElement => {
  const { i18n } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState<StripeElement['ready']>(null)
  const [unreachable, setUnreachable] = useState(false)
  useEffect(() => {
    let unmounted = false
    let unmount = (): void => undefined
    openStripe(publishableKey).then(
      (stripe) => {
        if (unmounted || !place.current) return
        const elements = stripe.elements({ clientSecret, locale: i18n.language })
        const element = elements.create('payment')
        element.mount(place.current)
        unmount = () => element.unmount()
        setReady({ stripe, elements })
      },
      () => setUnreachable(true),
    )
    return () => {
      unmounted = true
      unmount()
    }
  }, [clientSecret, publishableKey, i18n.language])
  return { place, ready, unreachable }
}
