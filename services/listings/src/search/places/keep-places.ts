/** From this age the counts of places are read again in the background, ms. They change slowly, and every keystroke needs them. */
const freshMs = 30_000
/** Older counts are not answered, ms: after a quiet night a place may have other homes, and at the first start it had none. */
const oldestMs = 120_000

/**
 * Keeps the places that `read` returns, by a clock in ms. Those that are not fresh are read again behind the answer, too old ones before
 * it. A reading that fails leaves what is known.
 */
export const keepPlaces = <Places>(read: () => Promise<Places>, clock: () => number): (() => Promise<Places>) => {
  let known: { readAt: number; places: Promise<Places> } | undefined
  let reading: Promise<Places> | undefined
  const readAgain = (): Promise<Places> => {
    const readAt = clock()
    const places = read()
    reading = places
    places.then(
      () => {
        known = { readAt, places }
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
