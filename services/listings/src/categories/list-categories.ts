import { type listingsService, type OutputOf, ok, type Result } from '@nordbo/contracts'
import type { Category } from './category.ts'

type Answer = OutputOf<typeof listingsService.procedures.categories>

/** The tabs above the search results, in their order. */
export const listCategories = (categories: readonly Category[]) => async (): Promise<Result<Answer>> =>
  ok({ items: [...categories] })
