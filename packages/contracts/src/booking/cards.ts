import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'

/** A name that the payment provider gave. */
const ProviderName = z.string().regex(/^\w{1,100}$/)

/** A guest's card as the payment provider keeps it; Nordbo keeps none (docs/product/money.md, Cards). */
export const SavedCard = z.object({
  id: ProviderName,
  /** The provider's word: visa, mastercard, amex, … */
  brand: z.string().max(40),
  last4: z.string().max(4),
  expMonth: z.int(),
  expYear: z.int(),
  /** Offered first; exactly one of a guest's cards is. */
  isDefault: z.boolean(),
  createdAt: Instant,
})
export type SavedCard = z.infer<typeof SavedCard>

/** How a payment stands after a card was handed to it, in the provider's words. */
export const CardStep = z.object({
  status: z.string(),
  /** Why it was not paid; null when it was, or when the bank asks first. */
  error: z.object({ code: z.string().nullable(), declineCode: z.string().nullable(), message: z.string() }).nullable(),
})
export type CardStep = z.infer<typeof CardStep>

const asksProvider = { actor: ['user'], timeoutMs: 10_000 } as const

/** What booking answers about the cards that guests pay with. */
export const cardProcedures = {
  /** The signed-in guest's cards, newest first. */
  cards: procedure({
    ...asksProvider,
    input: z.object({}),
    output: z.object({ items: z.array(SavedCard) }),
    errors: ['payment.unavailable'],
  }),
  /** Begins to save a card; the browser hands it to the provider with the secret. */
  addCard: procedure({
    ...asksProvider,
    input: z.object({}),
    output: z.object({ clientSecret: z.string() }),
    errors: ['payment.unavailable', 'auth.suspended'],
    idempotent: true,
  }),
  /** Takes a card away; when it was the default, the newest of the others is from now on. */
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
  /** Pays an open payment (`id`: its intent) with a saved card. What the provider then tells is the authority, not this answer. */
  payWithCard: procedure({
    ...asksProvider,
    input: z.object({ id: ProviderName, cardId: ProviderName }),
    output: CardStep,
    errors: ['payment.notFound', 'booking.notPayable', 'card.notFound', 'payment.unavailable', 'auth.suspended'],
    idempotent: true,
  }),
  /** Says whether the card that an open payment will be paid with is to be saved. */
  keepCard: procedure({
    ...asksProvider,
    input: z.object({ id: ProviderName, keep: z.boolean() }),
    output: z.object({ keep: z.boolean() }),
    errors: ['payment.notFound', 'booking.notPayable', 'payment.unavailable'],
    idempotent: true,
  }),
}
