import type { z } from 'zod'
import type { Kind, PageQuery, StripeObject } from '../../store/documents.ts'
import { type ApiResult, invalidParam, noSuch, success } from './answer.ts'
import type { StripeContext } from './context.ts'
import { parseParams } from './params.ts'

/** One call of Stripe's API. `answer` parses the raw parameters; `id` is that of the object in the path, or ''. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  path: `/v1/${string}`
  answer: (context: StripeContext, id: string, rawParams: unknown) => ApiResult<object>
}

/** A resource of Stripe's API: one file each, listed in `resources/index.ts`. */
export type Resource = {
  kinds: readonly { object: string; expandable: readonly string[]; includable?: readonly string[] }[]
  endpoints: readonly Endpoint[]
}

/** Declares a call; its parameters are parsed before `answer` sees them. */
export function endpoint<T>(
  method: Endpoint['method'],
  path: Endpoint['path'],
  params: z.ZodType<T>,
  answer: (context: StripeContext, params: T, id: string) => ApiResult<object>,
): Endpoint {
  return {
    method,
    path,
    answer: (context, id, rawParams) => {
      const parsed = parseParams(params, rawParams)
      return parsed.ok ? answer(context, parsed.value, id) : parsed
    },
  }
}

/** The object with this id, or Stripe's `resource_missing`. `param` names the parameter of the id when it is not the path. */
export function findObject<T extends StripeObject>(
  context: StripeContext,
  kind: Kind<T>,
  id: string,
  param?: string,
): ApiResult<T> {
  const found = context.documents.find(kind, id)
  return found ? success(found) : noSuch(kind.object, id, param)
}

type ListParams = {
  limit: number
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: PageQuery['created'] | undefined
}

/** Stripe's list object: newest first; `has_more`: whether more pages follow. */
export function listPage<T extends StripeObject>(
  context: StripeContext,
  kind: Kind<T>,
  url: string,
  params: ListParams,
  where: PageQuery['where'],
): ApiResult<{ object: 'list'; data: T[]; has_more: boolean; url: string }> {
  const { starting_after: startingAfter, ending_before: endingBefore } = params
  if (startingAfter !== undefined && endingBefore !== undefined) {
    return invalidParam('ending_before', 'You may only specify one of these parameters: starting_after, ending_before.')
  }
  if (startingAfter !== undefined && !context.documents.has(kind.object, startingAfter)) {
    return noSuch(kind.object, startingAfter, 'starting_after')
  }
  if (endingBefore !== undefined && !context.documents.has(kind.object, endingBefore)) {
    return noSuch(kind.object, endingBefore, 'ending_before')
  }
  const page = context.documents.page(kind, {
    ...(where ? { where } : {}),
    ...(params.created ? { created: params.created } : {}),
    startingAfter,
    endingBefore,
    limit: params.limit,
  })
  return success({ object: 'list', data: page.data, has_more: page.hasMore, url })
}
