/** Whole DKK, or why the text is none: no whole number, too low or too high. */
export type ParsedKroner = { amount: number } | { fault: 'whole' | 'tooLow' | 'tooHigh' }

/** Parses typed whole DKK between two limits, with or without thousands separators. */
export const parseWholeKroner = (text: string, { least, most }: { least: number; most: number }): ParsedKroner => {
  const typed = text.trim().replace(/(?<=\d)[.\s](?=\d{3}(\D|$))/g, '')
  if (!/^\d+$/.test(typed)) return { fault: 'whole' }
  const amount = Number(typed)
  if (amount < least) return { fault: 'tooLow' }
  return amount > most ? { fault: 'tooHigh' } : { amount }
}
