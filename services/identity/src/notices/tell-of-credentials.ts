import { randomUUID } from 'node:crypto'
import { type CredentialChange, identityEvents, UserId } from '@nordbo/contracts'
import type { Deps, Tx } from '../core/deps.ts'

/** Has a person told by mail that their second factor, passkeys or linked identities changed (docs/product/people.md, Two-factor and Passkeys). */
export const tellOfCredentials = async (
  { kit }: Pick<Deps, 'kit'>,
  tx: Tx,
  { userId, change }: { userId: string; change: CredentialChange },
): Promise<void> => {
  const changeId = randomUUID()
  await kit.emit(tx, identityEvents.credentialsChanged, {
    aggregateId: changeId,
    revision: 0,
    data: { userId: UserId.parse(userId), change, changeId },
  })
}
