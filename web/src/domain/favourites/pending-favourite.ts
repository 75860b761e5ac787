const storageKey = 'nordbo-wanted-favourite'
/** Milliseconds after which a pending favourite counts as abandoned. */
const maxAgeMs = 30 * 60_000

/** Stores, in this tab, the home whose heart was pressed before signing in. */
export const setPendingFavourite = (listingId: string): void => {
  try {
    sessionStorage.setItem(storageKey, `${Date.now()} ${listingId}`)
  } catch {
    // Without storage the heart has to be pressed again.
  }
}

/** Returns the pending favourite and removes it. */
export const takePendingFavourite = (): string | null => {
  try {
    const [since = '', listingId = ''] = (sessionStorage.getItem(storageKey) ?? '').split(' ')
    sessionStorage.removeItem(storageKey)
    return listingId !== '' && Date.now() - Number(since) < maxAgeMs ? listingId : null
  } catch {
    return null
  }
}
