/** Whole DKK of what was typed: null for nothing, undefined where it is no whole number of 0 or more. */
export const readCost = (text: string): number | null | undefined => {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,8}$/.test(typed) ? Number(typed) : undefined
}
