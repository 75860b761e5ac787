/** Whole DKK as people type them, thousands apart or not; undefined where it is no whole number of 0 or more. */
export const readWholeKroner = (text: string): number | undefined => {
  const typed = text.trim().replace(/(?<=\d)[.\s](?=\d{3}(\D|$))/g, '')
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined
}
