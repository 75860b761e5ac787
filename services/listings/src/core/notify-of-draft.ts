import { type Actor, userNoticeSubject } from '@nordbo/contracts'
import type { Deps } from './deps.ts'

/** Tells a person's other devices that a draft or its photos changed. The notice may be lost. */
export const notifyOfDraft = ({ kit }: Pick<Deps, 'kit'>, actor: Actor, id: string, revision = 0): void => {
  if (actor.kind === 'user') kit.publish(userNoticeSubject(actor.userId), { v: 1, type: 'draft.changed', id, revision })
}
