import { UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'

/** Whether a person has accepted the current host terms. Identity knows. */
export const hasAcceptedTerms = async ({ identity }: Pick<Deps, 'identity'>, userId: string): Promise<boolean> => {
  const answer = await identity.hostTermsOf({ userId: UserId.parse(userId) })
  return answer.ok && answer.value.acceptedAt !== null
}
