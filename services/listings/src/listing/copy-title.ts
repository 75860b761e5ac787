/** Longest title of a home, characters. */
const longestTitle = 80

/** The title of a copy: marked, and shortened if it would be too long (docs/product/hosting.md, Own homes). */
export const copyTitle = (title: string, mark = ' (kopi)'): string => {
  const room = longestTitle - mark.length
  if (title.length <= room) return `${title}${mark}`
  const kept = title.slice(0, room)
  // Half of a character that needs two units is no text.
  const whole = /[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept
  return `${whole.trimEnd()}${mark}`
}
