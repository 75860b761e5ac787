import { randomBytes } from 'node:crypto'
import type { Faults, RequestLine } from '../../faults/fault-rules.ts'
import type { Documents, StripeObject } from '../../store/documents.ts'
import type { WebhookSender } from '../../webhooks/webhook-sender.ts'
import { eventKind } from './event.ts'

/** The API version of events: that of the product's SDK, checked by a test. */
export const API_VERSION = '2026-10-28.endive'

/** The context of one request: Stripe's objects, the time, and events that become webhooks. */
export type StripeContext = {
  documents: Documents
  /** The connected account that the request is for (`Stripe-Account`); undefined for the platform itself. */
  account: string | undefined
  /** Where a browser finds the onboarding page; an id follows. */
  onboardingUrl: () => string
  /** Where a browser finds the customer portal; a session's id follows. */
  portalUrl: () => string
  /** Unix seconds by the sandbox's clock. */
  now: () => number
  /** Records that something happened; `before` is the object as it was, for `previous_attributes`. */
  emit: (type: string, object: StripeObject, before?: StripeObject) => void
  pendingWebhooks: (eventId: string) => number
}

export type StripeContextOptions = {
  documents: Documents
  webhooks: WebhookSender
  faults: Faults
  nowMs: () => number
  /** How often each webhook is delivered; more than 1 to test repeated deliveries. */
  webhookCopies: number
  /** Where a browser finds the onboarding page; known once the sandbox listens. */
  onboardingUrl: () => string
  /** The same for the customer portal. */
  portalUrl: () => string
  /** What else happens at Stripe because of an event, in the same transaction. */
  react: (context: StripeContext, type: string, object: StripeObject) => void
}

/** The request of a context. */
export type ApiRequest = RequestLine & {
  requestId: string
  idempotencyKey: string | null
  account?: string | undefined
}

/** A new id in Stripe's form: `pi_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

function previousAttributes(before: StripeObject, after: StripeObject): Record<string, unknown> {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(now.get(name)) !== JSON.stringify(value)),
  )
}

/** Opens a context for one request. Events and their deliveries belong to the transaction it runs in. */
export function createContext(options: StripeContextOptions, request: ApiRequest): StripeContext {
  const { documents, webhooks, faults, nowMs, webhookCopies, onboardingUrl, portalUrl, react } = options
  const now = (): number => Math.floor(nowMs() / 1000)
  const context: StripeContext = {
    documents,
    account: request.account,
    onboardingUrl,
    portalUrl,
    now,
    pendingWebhooks: webhooks.pendingFor,
    emit: (type, object, before) => {
      const event = documents.insert(eventKind, {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: now(),
        data: { object, ...(before ? { previous_attributes: previousAttributes(before, object) } : {}) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: request.requestId, idempotency_key: request.idempotencyKey },
        type,
      })
      const fault = faults.forWebhook(request, type)
      const dropped = fault?.effect === 'dropWebhook'
      const copies = dropped ? 0 : fault?.effect === 'duplicateWebhook' ? webhookCopies + 1 : webhookCopies
      const delayMs = fault?.effect === 'delayWebhook' ? (fault.ms ?? 500) : 0
      for (let copy = 0; copy < copies; copy += 1) webhooks.queue(event.id, JSON.stringify(event), delayMs)
      react(context, type, object)
    },
  }
  return context
}
