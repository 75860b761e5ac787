import { readWholeKroner } from '../../lib/whole-kroner.ts'

const most = 100_000_000

/** Whole DKK of what was typed: null for nothing, undefined where it is no whole number of 0 or more. */
export const readCost = (text: string): number | null | undefined => {
  if (text.trim() === '') return null
  const kroner = readWholeKroner(text)
  return kroner === undefined || kroner > most ? undefined : kroner
}
