/** Reads things by their ids. */
export interface Loader<Id extends string, T> {
  /** A thing; undefined if it does not exist. */
  load(id: Id): Promise<T | undefined>
  /** Those of these things that exist, by id. */
  loadMany(ids: readonly Id[]): Promise<Map<string, T>>
}

/** Reads together what is asked for in one turn of the event loop, at most `most` things in a call, and each thing once. */
export const createLoader = <Id extends string, T>(
  read: (ids: Id[]) => Promise<ReadonlyMap<string, T>>,
  most: number,
): Loader<Id, T> => {
  const known = new Map<Id, Promise<T | undefined>>()
  let next: { ids: Id[]; found: Promise<ReadonlyMap<string, T>> } | undefined

  const begin = () => {
    const ids: Id[] = []
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (next?.ids === ids) next = undefined
      return read(ids)
    })
    return { ids, found }
  }
  const load = (id: Id): Promise<T | undefined> => {
    const before = known.get(id)
    if (before) return before
    const call = next && next.ids.length < most ? next : begin()
    next = call
    call.ids.push(id)
    const found = call.found.then((things) => things.get(id))
    known.set(id, found)
    return found
  }
  return {
    load,
    loadMany: async (ids) => {
      const things = await Promise.all(ids.map(async (id) => [id, await load(id)] as const))
      return new Map(things.flatMap(([id, thing]) => (thing === undefined ? [] : [[id, thing] as const])))
    },
  }
}
