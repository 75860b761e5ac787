import { err, type Result, type UserId } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findCustomer } from '../payment/payment-store.ts'
import { isProviderError } from '../stripe/stripe-client.ts'
import { type WalletCard, walletOf } from './wallet.ts'

/** A guest's cards and customer id at the provider; no customer id for a guest who never paid or saved a card. */
export interface GuestWallet {
  customer: string | undefined
  cards: WalletCard[]
}

/** Fetches a guest's cards from the provider. Throws when the provider does not answer. */
export const fetchWallet = async (deps: Deps, guestId: UserId): Promise<GuestWallet> => {
  const customer = await findCustomer(deps.reads, guestId)
  if (customer === undefined) return { customer, cards: [] }
  const { cards, defaultId } = await deps.cards.list(customer)
  return { customer, cards: walletOf(cards, defaultId) }
}

/** Finds a guest's card by any of its provider ids. */
export const findCard = ({ cards }: GuestWallet, id: string): WalletCard | undefined =>
  cards.find(({ ids }) => ids.includes(id))

/** Runs work that calls the provider; `payment.unavailable` when the provider does not answer. */
export const withProvider = async <T>(call: Call, work: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await work()
  } catch (error) {
    if (!isProviderError(error)) throw error
    call.log.warn({ err: error }, 'the payment provider did not answer about cards')
    return err('payment.unavailable')
  }
}
