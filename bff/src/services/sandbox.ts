import { z } from 'zod'
import { ProblemError } from '../problems/problems.ts'

/** The state of a payment after a step in the browser. */
export const PaymentStep = z.object({
  status: z.string(),
  /** In the shape of Stripe.js. */
  error: z
    .object({ type: z.string(), code: z.string().optional(), message: z.string(), decline_code: z.string().optional() })
    .optional(),
})
export type PaymentStep = z.infer<typeof PaymentStep>

/** A mail in the mailbox of the sandbox. */
export const SandboxMail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  receivedAt: z.string(),
})

/** What a client secret belongs to: a payment, or a card that is being saved. */
export type IntentKind = 'payment-intents' | 'setup-intents'

/** An HTML page of the provider, or the address of a redirect. */
export type ProviderPage = { page: string } | { goTo: string }

const formType = 'application/x-www-form-urlencoded'
/** Where the sandbox's OpenID Connect provider asks people who they are. */
const signIn = '/_sandbox/oidc/authorize'

const Offset = z.object({ offsetMs: z.number() })

/** The sandbox, which replaces outside providers. Methods throw `payment.notFound`, `payment.unavailable` or `route.notFound`. */
export interface Sandbox {
  confirm(kind: IntentKind, id: string, body: { clientSecret: string; cardNumber: string }): Promise<PaymentStep>
  authenticate(
    kind: IntentKind,
    id: string,
    body: { clientSecret: string; outcome: 'success' | 'failure' },
  ): Promise<PaymentStep>
  /** The page of an onboarding link. */
  onboardingStep(linkId: string): Promise<ProviderPage>
  /** Submits the forms with an outcome. */
  finishOnboarding(linkId: string, outcome: string): Promise<ProviderPage>
  /** The customer portal of a session. */
  portalPage(session: string): Promise<ProviderPage>
  /** Presses a button of it. */
  pressInPortal(session: string, action: string, target: string): Promise<ProviderPage>
  /** The page of the OpenID Connect provider for a request: the query of its address. */
  signInPage(request: string): Promise<ProviderPage>
  /** Submits it with a form, as URL-encoded text. */
  submitSignIn(request: string, form: string): Promise<ProviderPage>
  /** How much domain time is ahead of real time, ms. */
  clockOffset(): Promise<number>
  /** Moves the test clock forward by `advanceMs`. Returns its whole offset, ms. */
  advanceClock(advanceMs: number): Promise<number>
  mails(to: string | undefined): Promise<z.infer<typeof SandboxMail>[]>
}

/** A client of the sandbox process at `url`. */
export const connectSandbox = (url: string): Sandbox => {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(new URL(path, url), {
      ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(10_000),
    })
    if (response.status === 404 || response.status === 401) throw new ProblemError('payment.notFound')
    if (!response.ok) throw new ProblemError('payment.unavailable')
    return response.json()
  }
  const intent = (kind: IntentKind, id: string, step: string): string =>
    `/_sandbox/${kind}/${encodeURIComponent(id)}/${step}`
  const step = async (path: string, method: 'GET' | 'POST', sent?: string): Promise<ProviderPage> => {
    const response = await fetch(new URL(path, url), {
      method,
      ...(sent === undefined ? {} : { headers: { 'content-type': formType }, body: sent }),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    const goTo = response.headers.get('location')
    if (goTo !== null) return { goTo }
    if (!response.ok) throw new ProblemError('route.notFound')
    return { page: await response.text() }
  }
  const form = (id: string): string => `/_sandbox/onboarding/${encodeURIComponent(id)}`
  const portal = (session: string): string => `/_sandbox/portal/${encodeURIComponent(session)}`
  return {
    onboardingStep: (id) => step(form(id), 'GET'),
    finishOnboarding: (id, outcome) => step(`${form(id)}/${encodeURIComponent(outcome)}`, 'POST'),
    portalPage: (session) => step(portal(session), 'GET'),
    pressInPortal: (session, action, target) =>
      step(`${portal(session)}/${action}/${encodeURIComponent(target)}`, 'POST'),
    signInPage: (request) => step(`${signIn}?${request}`, 'GET'),
    submitSignIn: (request, sent) => step(`${signIn}?${request}`, 'POST', sent),
    confirm: async (kind, id, body) => PaymentStep.parse(await ask(intent(kind, id, 'confirm'), body)),
    authenticate: async (kind, id, body) => PaymentStep.parse(await ask(intent(kind, id, 'authenticate'), body)),
    clockOffset: async () => Offset.parse(await ask('/_sandbox/clock')).offsetMs,
    advanceClock: async (advanceMs) => Offset.parse(await ask('/_sandbox/clock', { advanceMs })).offsetMs,
    mails: async (to) =>
      z.object({ items: z.array(SandboxMail) }).parse(await ask(`/mails${to ? `?to=${encodeURIComponent(to)}` : ''}`))
        .items,
  }
}
