import { UserId } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from './deps.ts'

/**
 * The signed-in person whose own, proved mail address this is; null for anybody else, for whom it may be another person's
 * (docs/product/pages.md, Contact).
 */
export const ownerOfAddress = async (
  identity: Deps['identity'],
  actor: Call['actor'],
  email: string,
): Promise<UserId | null> => {
  if (actor.kind !== 'user' || actor.emailVerified !== true) return null
  const id = UserId.parse(actor.userId)
  const found = await identity.contactsByIds({ ids: [id] })
  const isOwn = found.ok && found.value.contacts.some((contact) => contact.email.toLowerCase() === email.toLowerCase())
  return isOwn ? id : null
}
