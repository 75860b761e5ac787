import type { SavedCard } from '@nordbo/contracts'
import type { ProviderCard } from '../stripe/card-provider.ts'

/** One card of a guest, with every name that the provider has for it; it is shown by the newest. */
export interface WalletCard extends ProviderCard {
  ids: string[]
  isDefault: boolean
}

const sameCard = (one: ProviderCard, other: ProviderCard): boolean =>
  one.id === other.id || (one.fingerprint !== null && one.fingerprint === other.fingerprint)

/**
 * A guest's cards from what the provider keeps, newest first, each once. Exactly one is the default: the chosen one, or the one that was
 * kept first while none is chosen or the chosen one is gone.
 */
export const walletOf = (kept: readonly ProviderCard[], chosenId: string | null): WalletCard[] => {
  const first = kept.at(-1)
  const chosen = kept.find(({ id }) => id === chosenId) ?? first
  return kept
    .filter((card, index) => kept.findIndex((other) => sameCard(card, other)) === index)
    .map((card) => ({
      ...card,
      ids: kept.filter((other) => sameCard(card, other)).map(({ id }) => id),
      isDefault: chosen !== undefined && sameCard(card, chosen),
    }))
}

/** Which card takes over when one is removed: the newest of the others if it was the default, else nobody. */
export const findNextDefault = (wallet: readonly WalletCard[], removed: WalletCard): WalletCard | undefined =>
  removed.isDefault ? wallet.find(({ id }) => id !== removed.id) : undefined

/** A card as its guest sees it. */
export const toSavedCard = ({ id, brand, last4, expMonth, expYear, isDefault, createdAt }: WalletCard): SavedCard => ({
  ...{ id, brand, last4, expMonth, expYear, isDefault },
  createdAt: createdAt.toISOString(),
})
