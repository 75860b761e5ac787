import { err, type listingsService, type OutputOf, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { type Call, refuseSuspended } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { storeDraft } from './new-draft.ts'

type Procedure = typeof listingsService.procedures.create

/** Creates a draft of the signed-in person. */
export const createListing =
  (deps: Deps) =>
  async (content: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const { actor, now } = call
    if (actor.kind !== 'user') return err('auth.required')
    return call.command(deps.db, async (tx) => {
      const standing = await refuseSuspended(tx, actor)
      if (!standing.ok) return standing
      return storeDraft(deps, tx, { hostId: actor.userId, content, photos: [], now })
    })
  }
