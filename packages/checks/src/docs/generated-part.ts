/**
 * Replaces the text between `<!-- generated:name -->` and `<!-- /generated:name -->`. Throws when the markers are missing,
 * because the page would go stale unnoticed.
 */
export const withGeneratedPart = (page: string, name: string, content: string): string => {
  const begin = `<!-- generated:${name} -->`
  const end = `<!-- /generated:${name} -->`
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from === -1 || to < from) throw new Error(`the page has no part '${name}' (${begin} … ${end})`)
  return `${page.slice(0, from + begin.length)}\n${content}\n${page.slice(to)}`
}
