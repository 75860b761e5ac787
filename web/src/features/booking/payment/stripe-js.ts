/** As much of Stripe.js as a payment needs. It loads from Stripe alone and has no stand-in. */
interface StripeElement {
  mount(target: HTMLElement): void
  unmount(): void
}
export interface StripeElements {
  create(kind: 'payment'): StripeElement
}
interface StripeError {
  code?: string
  decline_code?: string
  message?: string
}
export interface StripeJs {
  elements(options: { clientSecret: string; locale: string }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    redirect: 'if_required'
    confirmParams: { return_url: string }
  }): Promise<{ error?: StripeError; paymentIntent?: { status: string } }>
  retrievePaymentIntent(clientSecret: string): Promise<{ paymentIntent?: { status: string } }>
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs
  }
}

const address = 'https://js.stripe.com/v3/'
let loading: Promise<void> | null = null

const loadScript = (): Promise<void> => {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading = null
      reject(new Error('Stripe.js did not load'))
    })
    document.head.append(script)
  })
  return loading
}

/** Stripe.js, ready for one account; rejects when it cannot be reached. */
export const openStripe = async (publishableKey: string): Promise<StripeJs> => {
  if (!window.Stripe) await loadScript()
  if (!window.Stripe) throw new Error('Stripe.js is not there')
  return window.Stripe(publishableKey)
}
