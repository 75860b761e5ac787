import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'

/** An id of the payment provider. */
const ProviderName = z.string().regex(/^\w{1,100}$/)

/** A guest's card at the payment provider. Nordbo stores no cards (docs/product/money.md, Cards). */
export const SavedCard = z.object({
  id: ProviderName,
  /** The provider's value: visa, mastercard, amex, … */
  brand: z.string().max(40),
  last4: z.string().max(4),
  expMonth: z.int(),
  expYear: z.int(),
  /** Whether it is offered first. Exactly one of a guest's cards is. */
  isDefault: z.boolean(),
  createdAt: Instant,
})
export type SavedCard = z.infer<typeof SavedCard>

/** The status of a payment after a card was used, in the provider's terms. */
export const CardStep = z.object({
  status: z.string(),
  /** Why it failed; null if it succeeded or needs authentication. */
  error: z.object({ code: z.string().nullable(), declineCode: z.string().nullable(), message: z.string() }).nullable(),
})
export type CardStep = z.infer<typeof CardStep>

const asksProvider = { actor: ['user'], timeoutMs: 10_000 } as const

/** Procedures about guests' saved cards. */
export const cardProcedures = {
  /** The signed-in guest's cards, newest first. */
  cards: procedure({
    ...asksProvider,
    input: z.object({}),
    output: z.object({ items: z.array(SavedCard) }),
    errors: ['payment.unavailable'],
  }),
  /** Starts saving a card. The browser sends the card to the provider with the secret. */
  addCard: procedure({
    ...asksProvider,
    input: z.object({}),
    output: z.object({ clientSecret: z.string() }),
    errors: ['payment.unavailable', 'auth.suspended'],
    idempotent: true,
  }),
  /** Removes a card. If it was the default, the newest other card becomes the default. */
  removeCard: procedure({
    ...asksProvider,
    input: z.object({ id: ProviderName }),
    output: z.object({ id: ProviderName }),
    errors: ['card.notFound', 'payment.unavailable'],
    idempotent: true,
  }),
  setDefaultCard: procedure({
    ...asksProvider,
    input: z.object({ id: ProviderName }),
    output: z.object({ id: ProviderName }),
    errors: ['card.notFound', 'payment.unavailable'],
    idempotent: true,
  }),
  /** Pays an open payment (`id`: its intent) with a saved card. The provider's webhook decides the outcome, not this answer. */
  payWithCard: procedure({
    ...asksProvider,
    input: z.object({ id: ProviderName, cardId: ProviderName }),
    output: CardStep,
    errors: ['payment.notFound', 'booking.notPayable', 'card.notFound', 'payment.unavailable', 'auth.suspended'],
    idempotent: true,
  }),
  /** A person's customer id at the provider, created if needed, and their default card; for what a host pays for. */
  payer: procedure({
    input: z.object({ userId: UserId }),
    output: z.object({ customer: ProviderName, cardId: ProviderName.nullable() }),
    errors: ['payment.unavailable'],
    callers: ['payouts'],
    actor: ['service'],
    timeoutMs: 10_000,
  }),
  /** Sets whether the card of an open payment is saved. */
  keepCard: procedure({
    ...asksProvider,
    input: z.object({ id: ProviderName, keep: z.boolean() }),
    output: z.object({ keep: z.boolean() }),
    errors: ['payment.notFound', 'booking.notPayable', 'payment.unavailable'],
    idempotent: true,
  }),
}
