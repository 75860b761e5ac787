const storageKey = 'nordbo-wanted-favourite'
/** A wish that is older was given up on the way to signing in, ms. */
const keptMs = 30 * 60_000

/** Remembers the home whose heart was pressed by somebody who has to sign in first; this tab alone knows it. */
export const setPendingFavourite = (listingId: string): void => {
  try {
    sessionStorage.setItem(storageKey, `${Date.now()} ${listingId}`)
  } catch {
    // Storage can be switched off; the heart has to be pressed again then.
  }
}

/** The home that was wanted, once. */
export const takePendingFavourite = (): string | null => {
  try {
    const [since = '', listingId = ''] = (sessionStorage.getItem(storageKey) ?? '').split(' ')
    sessionStorage.removeItem(storageKey)
    return listingId !== '' && Date.now() - Number(since) < keptMs ? listingId : null
  } catch {
    return null
  }
}
