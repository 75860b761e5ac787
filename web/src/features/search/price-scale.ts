/** The line that prices are chosen on, DKK. */
export interface PriceScale {
  least: number
  most: number
  step: number
}

const steps = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 5000] as const
/** About how many steps the thumb takes from end to end. */
const fineness = 100

/** A scale of whole steps that holds every price and what is chosen already. */
export const scaleFor = (least: number, most: number): PriceScale => {
  const step = steps.find((each) => (most - least) / each <= fineness) ?? 10_000
  return { least: Math.floor(least / step) * step, most: Math.ceil(most / step) * step, step }
}

/** The thumbs for two limits; a limit that is not set stands at its end, one beyond the line as well. */
export const thumbsOf = (
  { least, most }: PriceScale,
  minPrice: number | null,
  maxPrice: number | null,
): [number, number] => {
  const within = (price: number): number => Math.min(most, Math.max(least, price))
  return [within(minPrice ?? least), within(maxPrice ?? most)]
}

/** The limits that two thumbs stand for; at its end a thumb limits nothing. */
export const limitsOf = (
  { least, most }: PriceScale,
  [from, to]: readonly [number, number],
): { minPrice: number | null; maxPrice: number | null } => ({
  minPrice: from <= least ? null : from,
  maxPrice: to >= most ? null : to,
})

/** A price that somebody typed: whole kroner, or none. */
export const parsePrice = (text: string): number | null => {
  const digits = text.replaceAll(/\D/g, '').slice(0, 7)
  return digits === '' ? null : Number(digits)
}
