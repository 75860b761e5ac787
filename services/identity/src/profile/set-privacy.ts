import { identityEvents, ok, type Privacy, type Profile, type Result, UserId } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { toProfile } from './profile-row.ts'
import { lockActive, storeProfile } from './update-profile.ts'

/**
 * Stores what others see of the signed-in person and what may be sent to them (docs/product/people.md, Privacy). An
 * agreement to news is stored with its time, and forgotten when it is taken back.
 */
export const setPrivacy =
  ({ kit, db }: Pick<Deps, 'kit' | 'db'>) =>
  async (privacy: Privacy, call: Call): Promise<Result<Profile>> =>
    call.command(db, async (tx) => {
      const found = await lockActive(tx, personOf(call.actor))
      if (!found.ok) return found
      const { id, profile } = found.value
      const marketingOptInAt = privacy.marketingOptIn ? (profile?.marketingOptInAt ?? call.now) : null
      const own = { updatedAt: call.now, revision: { increment: 1 } }
      const row = await storeProfile(tx, id, own, { ...privacy, marketingOptInAt })
      const { seoIndex, readReceipts, marketingOptIn } = privacy
      const userId = UserId.parse(id)
      await kit.emit(tx, identityEvents.privacyChanged, {
        aggregateId: userId,
        revision: row.revision,
        data: { userId, seoIndex, readReceipts, marketingOptIn },
      })
      return ok(toProfile(row))
    })
