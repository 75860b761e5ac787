/** What each node leads to, by name. */
export type Links = ReadonlyMap<string, ReadonlySet<string>>

/** The shortest way from a node back to itself; undefined if it is in no circle. */
const wayBack = (links: Links, start: string): string[] | undefined => {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const next of links.get(at) ?? []) {
      if (next === start) {
        const way = [start]
        for (let step = at; step !== start; step = cameFrom.get(step) ?? start) way.unshift(step)
        return way
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      queue.push(next)
    }
  return undefined
}

/** Nodes that can be in a circle: those that have ways in and out, after all others are taken away. */
const withoutEnds = (links: Links): string[] => {
  const left = new Set(links.keys())
  const count = (): number => left.size
  for (let before = -1; before !== count(); ) {
    before = count()
    const entered = new Set([...left].flatMap((node) => [...(links.get(node) ?? [])]))
    for (const node of left)
      if (!entered.has(node) || ![...(links.get(node) ?? [])].some((next) => left.has(next))) left.delete(node)
  }
  return [...left].sort()
}

/** A shortest circle for each node that begins one and was in none before: each begins and is named by its first name. */
export const findCircles = (links: Links): string[][] => {
  const known = new Set<string>()
  return withoutEnds(links).flatMap((node) => {
    const way = known.has(node) ? undefined : wayBack(links, node)
    if (way === undefined) return []
    for (const each of way) known.add(each)
    return [way]
  })
}
