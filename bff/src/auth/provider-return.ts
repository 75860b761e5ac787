import type { ErrorCode } from '@nordbo/contracts'
import type { Errand } from './provider-cookie.ts'

/** What became of the way to a provider: it asks for a second factor, a refusal, or what was reached. */
export type ProviderReturn = 'opened' | 'created' | 'linked' | 'confirmed' | 'code' | ErrorCode

/**
 * The page that says what became of the way to a provider and leads on to where the person was
 * (docs/product/people.md, Sign-in with a provider).
 */
export const pathAfterProvider = (outcome: ProviderReturn, next: Errand['next']): string => {
  const parameters = new URLSearchParams({ ...(next === null ? {} : { next }), atProvider: outcome })
  return `/auth?${parameters}`
}
