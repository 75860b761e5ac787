/**
 * Øre in another currency, in whole units or in hundredths of one, rounded half up once (docs/product/money.md, Currencies).
 * `dkkPerMillion` is what a million units cost in DKK. Integers only, so that the result is exact.
 */
export const convertOre = (ore: number, dkkPerMillion: number, unit: 'whole' | 'hundredth'): number => {
  const amount = BigInt(Math.abs(ore)) * (unit === 'whole' ? 10_000n : 1_000_000n)
  const rate = BigInt(dkkPerMillion)
  // Half a unit more, cut off: half up. A negative amount is the opposite of its positive one.
  const rounded = Number((2n * amount + rate) / (2n * rate))
  return ore < 0 ? -rounded : rounded
}
