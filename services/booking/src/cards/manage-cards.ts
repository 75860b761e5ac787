import { type bookingService, err, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { ensureCustomer } from '../payment/open-payment.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { fetchWallet, findCard, withProvider } from './guest-wallet.ts'
import { findNextDefault, toSavedCard } from './wallet.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** The signed-in guest's cards, newest first. */
export const showCards =
  (deps: Deps): Booking['cards'] =>
  (_input, call) =>
    withProvider(call, async () => {
      const { cards } = await fetchWallet(deps, personOf(call.actor))
      return ok({ items: cards.map(toSavedCard) })
    })

/** Starts saving a card. The browser hands the card to the provider with the secret. */
export const addCard =
  (deps: Deps): Booking['addCard'] =>
  async (_input, call) => {
    const guestId = personOf(call.actor)
    const standing = await requireGoodStanding(deps.reads, guestId)
    if (!standing.ok) return standing
    return withProvider(call, async () => {
      const customer = await ensureCustomer(deps, guestId)
      const key = call.idempotencyKey ?? crypto.randomUUID()
      return ok({ clientSecret: await deps.cards.setUp(customer, key) })
    })
  }

/**
 * Removes a card under all its provider ids. The stored answer lists what to remove, so that a repeated call finishes the work. The
 * next default is set first, so that there is always one.
 */
export const removeCard =
  (deps: Deps): Booking['removeCard'] =>
  ({ id }, call) =>
    withProvider(call, async () => {
      const wallet = await fetchWallet(deps, personOf(call.actor))
      const { customer } = wallet
      const removal = await call.command(deps.db, async () => {
        const card = findCard(wallet, id)
        if (!card) return err('card.notFound')
        return ok({ ids: card.ids, heir: findNextDefault(wallet.cards, card)?.id ?? null })
      })
      if (!removal.ok) return removal
      const { ids, heir } = removal.value
      if (heir !== null && customer !== undefined) await deps.cards.makeDefault(customer, heir)
      await Promise.all(ids.map((name) => deps.cards.detach(name)))
      return ok({ id })
    })

/** Makes a card the default. */
export const setDefaultCard =
  (deps: Deps): Booking['setDefaultCard'] =>
  ({ id }, call) =>
    withProvider(call, async () => {
      const wallet = await fetchWallet(deps, personOf(call.actor))
      const choice = await call.command(deps.db, async () => {
        const card = findCard(wallet, id)
        return card ? ok({ id: card.id }) : err('card.notFound')
      })
      if (!choice.ok || wallet.customer === undefined) return choice
      return (await deps.cards.makeDefault(wallet.customer, choice.value.id)) ? ok({ id }) : err('card.notFound')
    })
