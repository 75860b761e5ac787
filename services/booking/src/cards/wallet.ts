import type { SavedCard } from '@nordbo/contracts'
import type { ProviderCard } from '../stripe/card-provider.ts'

/** A card of a guest with all its provider ids; `id` is the newest. */
export interface WalletCard extends ProviderCard {
  ids: string[]
  isDefault: boolean
}

const sameCard = (one: ProviderCard, other: ProviderCard): boolean =>
  one.id === other.id || (one.fingerprint !== null && one.fingerprint === other.fingerprint)

/**
 * A guest's cards, newest first, duplicates merged. Exactly one is the default: the chosen card or, where none is chosen or the chosen
 * one is gone, the oldest.
 */
export const walletOf = (stored: readonly ProviderCard[], chosenId: string | null): WalletCard[] => {
  const first = stored.at(-1)
  const chosen = stored.find(({ id }) => id === chosenId) ?? first
  return stored
    .filter((card, index) => stored.findIndex((other) => sameCard(card, other)) === index)
    .map((card) => ({
      ...card,
      ids: stored.filter((other) => sameCard(card, other)).map(({ id }) => id),
      isDefault: chosen !== undefined && sameCard(card, chosen),
    }))
}

/** The card that becomes the default when one is removed: the newest other card, if the removed one was the default. */
export const findNextDefault = (wallet: readonly WalletCard[], removed: WalletCard): WalletCard | undefined =>
  removed.isDefault ? wallet.find(({ id }) => id !== removed.id) : undefined

/** A card as its guest sees it. */
export const toSavedCard = ({ id, brand, last4, expMonth, expYear, isDefault, createdAt }: WalletCard): SavedCard => ({
  id,
  brand,
  last4,
  expMonth,
  expYear,
  isDefault,
  createdAt: createdAt.toISOString(),
})
