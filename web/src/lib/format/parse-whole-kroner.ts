/** Whole DKK that were typed, or why they are none: no whole number, too low or too high. */
export type ParsedKroner = { amount: number } | { fault: 'whole' | 'tooLow' | 'tooHigh' }

/** Reads whole DKK between two limits as people type them, thousands apart or not. */
export const parseWholeKroner = (text: string, { least, most }: { least: number; most: number }): ParsedKroner => {
  const typed = text.trim().replace(/(?<=\d)[.\s](?=\d{3}(\D|$))/g, '')
  if (!/^\d+$/.test(typed)) return { fault: 'whole' }
  const amount = Number(typed)
  if (amount < least) return { fault: 'tooLow' }
  return amount > most ? { fault: 'tooHigh' } : { amount }
}
