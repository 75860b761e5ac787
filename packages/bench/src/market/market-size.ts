/** Homes of the demo market that are copied to make a larger market. */
export const templateCount = 200

/** Reads the number of homes of a market. @throws unless it is a multiple of `templateCount` */
export const readMarketSize = (text: string): number => {
  const homes = Number(text)
  if (!Number.isSafeInteger(homes) || homes <= 0 || homes % templateCount !== 0)
    throw new Error(`a market has a multiple of ${templateCount} homes, not ${text}`)
  return homes
}
