import { identityEvents, ok, type Privacy, type Profile, type Result, UserId } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import { recordConsent } from '../consents/consents.ts'
import type { Deps } from '../core/deps.ts'
import { toProfile } from './profile-row.ts'
import { lockActive, storeProfile } from './update-profile.ts'

/** Version of the text beside the switch of news and offers, for the log of consents. */
const marketingTextVersion = '1'

/**
 * Stores what others see of the signed-in person and what may be sent to them (docs/product/people.md, Privacy). An
 * agreement to news is stored with its time and forgotten when it is taken back. Both are logged.
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
      if (privacy.marketingOptIn !== (profile?.marketingOptIn ?? false)) {
        const choice = { purpose: 'marketing', granted: privacy.marketingOptIn, version: marketingTextVersion } as const
        await recordConsent(tx, { userId: id }, choice, call.now)
      }
      const { seoIndex, readReceipts, marketingOptIn } = privacy
      const userId = UserId.parse(id)
      await kit.emit(tx, identityEvents.privacyChanged, {
        aggregateId: userId,
        revision: row.revision,
        data: { userId, seoIndex, readReceipts, marketingOptIn },
      })
      return ok(toProfile(row))
    })
