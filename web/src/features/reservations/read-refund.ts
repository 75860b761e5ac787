/** What a host typed as the amount of a refund: whole DKK within what is left, or why not. */
export const readRefund = (text: string, left: number): { amount: number } | { fault: 'whole' | 'tooHigh' } => {
  const typed = text.trim().replace(/(?<=\d)[.\s](?=\d{3}(\D|$))/g, '')
  const amount = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  if (amount < 1) return { fault: 'whole' }
  return amount > left ? { fault: 'tooHigh' } : { amount }
}
