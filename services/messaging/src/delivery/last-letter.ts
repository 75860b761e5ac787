import { firstName, messagingEvents, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import type { Prepared } from './prepared.ts'

/** Prepares the letter that confirms an erasure; undefined once identity no longer knows where it goes. */
export const prepareLastLetter = async (
  { identity }: Pick<Deps, 'identity'>,
  erasureId: string,
  link: (path: string) => string,
): Promise<Prepared | undefined> => {
  const answer = await identity.lastLetter({ erasureId })
  if (!answer.ok) throw new Error(`identity refused a last letter: ${answer.error.code}`)
  const { to } = answer.value
  if (!to) return undefined
  return {
    recipient: {
      id: UserId.parse(erasureId),
      ...to,
      phone: null,
      wantsNews: false,
      wantsMessages: false,
      readReceipts: false,
    },
    write: (letters) => letters.accountDeleted({ to: firstName(to.name), link }),
  }
}

/** Tells identity that these last letters have left, so that it forgets where they went. */
export const reportLastLetters = async (
  { db, kit }: Pick<Deps, 'db' | 'kit'>,
  erasureIds: readonly string[],
): Promise<void> => {
  for (const erasureId of erasureIds)
    await db.transaction(async (tx) => {
      const data = { erasureId }
      await kit.emit(tx, messagingEvents.lastLetterSent, { aggregateId: erasureId, revision: 3, data })
    })
}
