/** A request that was answered just now, and its place in the list. */
export interface AnsweredRequest<R> {
  request: R
  index: number
}

/** The list as it was seen: what was answered just now keeps its place, in its new state, though the server has moved it on. */
export const keepAnsweredInPlace = <R extends { id: string }>(
  items: readonly R[],
  answered: readonly AnsweredRequest<R>[],
): R[] => {
  const kept = new Set(answered.map(({ request }) => request.id))
  const shown = items.filter((request) => !kept.has(request.id))
  for (const { request, index } of answered.toSorted((one, other) => one.index - other.index))
    shown.splice(index, 0, request)
  return shown
}
