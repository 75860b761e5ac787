import { readWholeKroner } from '../../lib/whole-kroner.ts'

/** What a host typed as the amount of a refund: whole DKK within what is left, or why not. */
export const readRefund = (text: string, left: number): { amount: number } | { fault: 'whole' | 'tooHigh' } => {
  const amount = readWholeKroner(text) ?? 0
  if (amount < 1) return { fault: 'whole' }
  return amount > left ? { fault: 'tooHigh' } : { amount }
}
