/** A sentence with a capital first letter: a name has one, "a guest" has none. */
export const capitalized = (text: string): string => {
  const [first = ''] = text
  return first.toLocaleUpperCase() + text.slice(first.length)
}
