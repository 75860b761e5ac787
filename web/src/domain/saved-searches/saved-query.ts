import type { SearchQuery } from '../../lib/api/model.ts'

/** A search in its stored form: every parameter as text, without order and page. */
export const toSavedQuery = ({
  sort: _sort,
  cursor: _cursor,
  limit: _limit,
  ...query
}: SearchQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, Array.isArray(value) ? value.join() : String(value)]],
    ),
  )

/** Are both the same parameters, in any order? */
export const isSameSearch = (one: Record<string, string>, other: Record<string, string>): boolean => {
  const written = (search: Record<string, string>): string => JSON.stringify(Object.entries(search).sort())
  return written(one) === written(other)
}
