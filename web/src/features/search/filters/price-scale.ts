/** The scale of the price slider, DKK. */
export interface PriceScale {
  least: number
  most: number
  step: number
}

const steps = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 5000] as const
/** The largest number of steps from end to end. */
const fineness = 100

/** A scale of round steps that contains all prices. */
export const scaleFor = (least: number, most: number): PriceScale => {
  const step = steps.find((each) => (most - least) / each <= fineness) ?? 10_000
  return { least: Math.floor(least / step) * step, most: Math.ceil(most / step) * step, step }
}

/** The thumbs' values for two limits. Without a limit a thumb is at its end. Limits beyond the scale are clamped. */
export const thumbsOf = (
  { least, most }: PriceScale,
  minPrice: number | null,
  maxPrice: number | null,
): [number, number] => {
  const within = (price: number): number => Math.min(most, Math.max(least, price))
  return [within(minPrice ?? least), within(maxPrice ?? most)]
}

/** The limits of two thumbs. A thumb at its end sets none. */
export const limitsOf = (
  { least, most }: PriceScale,
  [from, to]: readonly [number, number],
): { minPrice: number | null; maxPrice: number | null } => ({
  minPrice: from <= least ? null : from,
  maxPrice: to >= most ? null : to,
})

/** Parses a typed price as whole DKK, or null. */
export const parsePrice = (text: string): number | null => {
  const digits = text.replaceAll(/\D/g, '').slice(0, 7)
  return digits === '' ? null : Number(digits)
}
