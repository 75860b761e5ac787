import type { KeptQuery } from '@nordbo/contracts'

/** Ids of homes that fit a search today, at most `most`; of these alone where `only` names some. */
export type FindFitting = (
  query: KeptQuery,
  today: string,
  options: { most: number; only?: readonly string[] },
) => Promise<string[]>
