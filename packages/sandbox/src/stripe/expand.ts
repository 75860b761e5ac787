import type { Documents } from '../store/documents.ts'
import { type ApiResult, invalidParam, success } from './protocol/answer.ts'
import type { Resource } from './protocol/resource.ts'

const MAX_DEPTH = 4

/** Fields that an answer contains only if it is asked for them. */
type Hidden = ReadonlyMap<string, readonly string[]>

/** An answer without the fields that it was not asked for. */
function withoutHidden(value: unknown, paths: readonly (readonly string[])[], hidden: Hidden): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutHidden(item, paths, hidden))
  if (typeof value !== 'object' || value === null) return value
  const object = 'object' in value && typeof value.object === 'string' ? value.object : ''
  const asked = new Set(paths.map(([head]) => head))
  const shown = Object.entries(value).filter(([field]) => asked.has(field) || !hidden.get(object)?.includes(field))
  const below = (field: string) => paths.filter(([head]) => head === field).map(([, ...rest]) => rest)
  return Object.fromEntries(shown.map(([field, member]) => [field, withoutHidden(member, below(field), hidden)]))
}

/** Replaces ids by their objects along `expand[]` paths such as `latest_charge` or `data.customer`. */
export type Expander = (body: object, paths: readonly string[]) => ApiResult<object>

export function makeExpander(documents: Documents, resources: readonly Resource[]): Expander {
  const expandable = new Map(
    resources
      .flatMap((resource) => resource.kinds)
      .map((kind) => [kind.object, [...kind.expandable, ...(kind.includable ?? [])]]),
  )
  const hidden: Hidden = new Map(
    resources.flatMap(({ kinds }) => kinds).map((kind) => [kind.object, kind.includable ?? []]),
  )

  function expandAt(value: unknown, [field, ...rest]: readonly string[], whole: string): ApiResult<unknown> {
    if (field === undefined || value === null) return success(value)
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const item of value) {
        const expanded = expandAt(item, [field, ...rest], whole)
        if (!expanded.ok) return expanded
        items.push(expanded.value)
      }
      return success(items)
    }
    if (typeof value !== 'object') return success(value)
    const members = new Map<string, unknown>(Object.entries(value))
    const object = members.get('object')
    const isList = object === 'list' && field === 'data'
    if (!isList && (typeof object !== 'string' || !expandable.get(object)?.includes(field))) {
      return invalidParam('expand', `This property cannot be expanded (${whole}).`)
    }
    const current = members.get(field)
    const target = typeof current === 'string' ? (documents.findAny(current) ?? current) : current
    const inner = expandAt(target ?? null, rest, whole)
    if (!inner.ok) return inner
    return success({ ...value, [field]: inner.value })
  }

  return (body, paths) => {
    let expanded: unknown = body
    for (const path of paths) {
      const parts = path.split('.')
      if (parts.length > MAX_DEPTH) return invalidParam('expand', 'You cannot expand more than 4 levels of a property.')
      const next = expandAt(expanded, parts, path)
      if (!next.ok) return next
      expanded = next.value
    }
    const parts = paths.map((path) => path.split('.'))
    const shown = withoutHidden(expanded, parts, hidden)
    return typeof shown === 'object' && shown !== null ? success(shown) : success(body)
  }
}
