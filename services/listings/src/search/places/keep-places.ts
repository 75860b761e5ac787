/** From this age the counts of places are read again in the background, ms. They change slowly, and every keystroke needs them. */
const freshMs = 30_000
/** Older counts are not answered, ms: after a quiet night a place may have other homes. */
const oldestMs = 120_000

/**
 * Keeps the places that `read` returns, by a clock in ms. Those that are not fresh are read again behind the answer, too old ones before
 * it. A reading that fails leaves what is known, and one that found no homes, as before the first import, is not kept.
 */
export const keepPlaces = <Places>(
  read: () => Promise<Places>,
  hasHomes: (places: Places) => boolean,
  clock: () => number,
): (() => Promise<Places>) => {
  let known: { readAt: number; places: Promise<Places> } | undefined
  let reading: Promise<Places> | undefined
  const readAgain = (): Promise<Places> => {
    const readAt = clock()
    const places = read()
    reading = places
    places.then(
      (found) => {
        known = hasHomes(found) ? { readAt, places } : undefined
        reading = undefined
      },
      () => {
        reading = undefined
      },
    )
    return places
  }
  return () => {
    const age = known ? clock() - known.readAt : Number.POSITIVE_INFINITY
    if (known && age < freshMs) return known.places
    const places = reading ?? readAgain()
    return known && age < oldestMs ? known.places : places
  }
}
