import type { BrowserContext } from '@playwright/test'

/**
 * Replaces Stripe.js, which cannot be loaded here, with the same interface over the sandbox. Draws its own form into
 * the given element, as Stripe does.
 */
const standIn = (): void => {
  interface Step {
    status: string
    error?: { type?: string; code?: string; message: string }
  }
  const ask = async (clientSecret: string, what: string, more: object): Promise<Step> => {
    const id = clientSecret.split('_secret_')[0] ?? ''
    const kind = id.startsWith('seti_') ? 'setup-intents' : 'payment-intents'
    const answer = await fetch(`/api/sandbox/${kind}/${id}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, ...more }),
    })
    return answer.json()
  }
  /** The bank's question, which Stripe.js shows over the page. */
  const bank = (clientSecret: string): Promise<Step> =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      for (const outcome of ['success', 'failure']) {
        const button = document.createElement('button')
        button.textContent = `Stripe bank: ${outcome}`
        button.addEventListener('click', () => {
          dialog.remove()
          resolve(ask(clientSecret, 'authenticate', { outcome }))
        })
        dialog.append(button)
      }
      document.body.append(dialog)
      dialog.showModal()
    })
  const settled = async (clientSecret: string, step: Step) => {
    const { status, error } = step.status === 'requires_action' && !step.error ? await bank(clientSecret) : step
    return error ? { error } : { paymentIntent: { status }, setupIntent: { status } }
  }
  const elements = ({ clientSecret, locale }: { clientSecret: string; locale: string }) => {
    const field = document.createElement('input')
    field.setAttribute('aria-label', `Stripe card (${locale})`)
    return {
      clientSecret,
      number: () => field.value,
      create: () => ({ mount: (target: Element) => target.append(field), unmount: () => field.remove() }),
      fetchUpdates: async () => ({}),
    }
  }
  type Elements = ReturnType<typeof elements>
  const confirm = async ({ elements: { clientSecret, number } }: { elements: Elements }) =>
    number() === ''
      ? { error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' } }
      : settled(clientSecret, await ask(clientSecret, 'confirm', { cardNumber: number() }))
  Object.assign(window, {
    Stripe: () => ({
      elements,
      confirmPayment: confirm,
      confirmSetup: confirm,
      handleNextAction: async ({ clientSecret }: { clientSecret: string }) =>
        settled(clientSecret, { status: 'requires_action' }),
      retrievePaymentIntent: async () => ({}),
    }),
  })
}

/** Configures Stripe for a context: the publishable key, and the replaced script. */
export const withStripe = async (context: BrowserContext): Promise<void> => {
  await context.route('**/api/payments/config', (route) =>
    route.fulfill({ json: { mode: 'stripe', publishableKey: 'pk_test_nordbo' } }),
  )
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  )
}

/** Context options that allow Stripe's script, which the policy forbids without a configured key. */
export const stripeBrowser = { bypassCSP: true }
