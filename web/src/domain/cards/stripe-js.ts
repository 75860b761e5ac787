/** The part of Stripe.js's types that payments and saved cards use. The script must load from Stripe. */
interface StripeElement {
  mount(target: HTMLElement): void
  unmount(): void
}
export interface StripeElements {
  create(kind: 'payment'): StripeElement
  /** Reloads the intent, which the server may have changed. */
  fetchUpdates(): Promise<{ error?: StripeError }>
}
interface StripeError {
  type?: string
  code?: string
  decline_code?: string
  message?: string
}
interface Confirmation {
  elements: StripeElements
  redirect: 'if_required'
  confirmParams: { return_url: string }
}
interface PaymentAnswer {
  error?: StripeError
  paymentIntent?: { status: string }
}
export interface StripeJs {
  elements(options: { clientSecret: string; locale: string }): StripeElements
  confirmPayment(options: Confirmation): Promise<PaymentAnswer>
  confirmSetup(options: Confirmation): Promise<{ error?: StripeError; setupIntent?: { status: string } }>
  /** Shows the bank's question for a payment that the server confirmed. */
  handleNextAction(options: { clientSecret: string }): Promise<PaymentAnswer>
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

/** Loads Stripe.js for an account. Rejects when it cannot be loaded. */
export const openStripe = async (publishableKey: string): Promise<StripeJs> => {
  if (!window.Stripe) await loadScript()
  if (!window.Stripe) throw new Error('Stripe.js is not there')
  return window.Stripe(publishableKey)
}

/** Did Stripe's form reject an input? It shows that beside the field, in the guest's language. */
export const isShownInForm = (error: { type?: string } | undefined): boolean => error?.type === 'validation_error'
