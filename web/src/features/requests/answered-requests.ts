/** A request answered just now, and its place in the list. */
export interface AnsweredRequest<R> {
  request: R
  index: number
}

/**
 * The list with requests answered just now at their old place with their new status, even if the server has moved
 * them.
 */
export const keepAnsweredInPlace = <R extends { id: string }>(
  items: readonly R[],
  answered: readonly AnsweredRequest<R>[],
): R[] => {
  const answeredIds = new Set(answered.map(({ request }) => request.id))
  const shown = items.filter((request) => !answeredIds.has(request.id))
  for (const { request, index } of answered.toSorted((one, other) => one.index - other.index))
    shown.splice(index, 0, request)
  return shown
}
