import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { err, mostDrafts, ok, type Result } from '@nordbo/contracts'
import { type Call, refuseSuspended } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { notifyOfDraft } from '../core/notify-of-draft.ts'
import { roomForDraft } from '../listing/room-for-draft.ts'
import { type DraftKind, type DraftRow, lockOwnDraft, noDraft, type WhichDraft } from './draft-store.ts'

/** Begins a draft of the signed-in person. Both kinds count towards the same limit (docs/product/listings.md, Drafts). */
export const beginDraft = async (
  deps: Deps,
  { actor, now, command }: Call,
  draft: { kind: DraftKind; answers: object; step: string },
): Promise<Result<{ id: string; revision: number }>> => {
  if (actor.kind !== 'user') return err('auth.required')
  const hostId = actor.userId
  const begun = await command(deps.db, async (tx) => {
    const standing = await refuseSuspended(tx, actor)
    if (!standing.ok) return standing
    if (!(await roomForDraft(tx, hostId))) return err('listing.tooManyDrafts', { most: mostDrafts })
    const id = randomUUID()
    const times = { createdAt: now, updatedAt: now }
    await tx.listingDraft.create({ data: { ...draft, id, hostId, revision: 1, ...times } })
    return ok({ id, revision: 1 })
  })
  if (begun.ok) notifyOfDraft(deps, actor, begun.value.id, begun.value.revision)
  return begun
}

/** A save of a locked draft. */
interface DraftSave {
  /** The answers before and after it. */
  before: object
  after: object
  step?: string | undefined
  /** The revision that the device saw. */
  revision: number
  /** What a device is told that has not seen the current revision. */
  current: Record<string, unknown>
  now: Date
}

/**
 * Stores the answers of a locked draft, if the device saw its current revision: two devices must not overwrite each other
 * (docs/product/listings.md, Drafts). A save that changes nothing is never refused.
 */
export const storeAnswers = async (
  tx: Tx,
  row: DraftRow,
  { before, after, step = row.step, revision, current, now }: DraftSave,
): Promise<Result<{ revision: number }>> => {
  const same = isDeepStrictEqual({ ...after }, { ...before })
  if (same && step === row.step) return ok({ revision: row.revision })
  if (!same && revision !== row.revision) return err('draft.changedMeanwhile', JSON.parse(JSON.stringify(current)))
  const next = same ? row.revision : row.revision + 1
  await tx.listingDraft.update({
    where: { id: row.id },
    data: { answers: after, step, revision: next, updatedAt: now },
  })
  return ok({ revision: next })
}

/** Deletes a draft; does nothing if it is gone. Its photos follow, and their files with the next sweep. */
export const removeDraft = async (
  deps: Deps,
  { actor, now, command }: Call,
  which: WhichDraft,
): Promise<Result<Record<string, never>>> => {
  const removed = await command(deps.db, async (tx) => {
    const draft = await lockOwnDraft(tx, actor, which)
    if (!draft.ok) return draft.error.code === noDraft[which.kind] ? ok({}) : draft
    const rows = draft.value.photos.map((photo) => ({ ...photo, deletedAt: now }))
    await tx.deletedPhoto.createMany({ data: rows, skipDuplicates: true })
    await tx.listingDraft.delete({ where: { id: which.id } })
    return ok({})
  })
  if (removed.ok) notifyOfDraft(deps, actor, which.id)
  return removed
}
