import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  DraftAnswers,
  err,
  ListingId,
  type listingsService,
  mostDrafts,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import { type Call, refuseSuspended } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { notifyOfDraft } from '../core/notify-of-draft.ts'
import { dropDraft } from '../listing/drop-draft.ts'
import { roomForDraft } from '../listing/room-for-draft.ts'
import { lockOwnDraft, readDrafts, readOwnDraft, toDraft } from './draft-store.ts'

type Procedures = typeof listingsService.procedures

/** The signed-in person's drafts. */
export const listDrafts =
  (deps: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<OutputOf<Procedures['drafts']>>> =>
    actor.kind === 'user' ? ok({ items: (await readDrafts(deps, actor.userId)).map(toDraft) }) : err('auth.required')

/** One draft of the signed-in person. */
export const showDraft =
  ({ db }: Deps) =>
  async (
    { id }: ParsedInputOf<Procedures['draft']>,
    { actor }: Call,
  ): Promise<Result<OutputOf<Procedures['draft']>>> => {
    const row = await readOwnDraft(db.client, actor, id)
    return row.ok ? ok(toDraft(row.value)) : row
  }

/** Begins a draft of the signed-in person. */
export const createDraft =
  (deps: Deps) =>
  async (
    { answers, step }: ParsedInputOf<Procedures['createDraft']>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedures['createDraft']>>> => {
    if (actor.kind !== 'user') return err('auth.required')
    const created = await command(deps.db, async (tx) => {
      const standing = await refuseSuspended(tx, actor)
      if (!standing.ok) return standing
      if (!(await roomForDraft(tx, actor.userId))) return err('listing.tooManyDrafts', { most: mostDrafts })
      const id = ListingId.parse(randomUUID())
      const times = { createdAt: now, updatedAt: now }
      await tx.listingDraft.create({ data: { id, hostId: actor.userId, answers, step, revision: 1, ...times } })
      return ok({ id, revision: 1 })
    })
    if (created.ok) notifyOfDraft(deps, actor, created.value.id, created.value.revision)
    return created
  }

/** Merges answers into a draft, if the device saw its current revision. A save that changes nothing is never refused. */
export const saveDraft =
  (deps: Deps) =>
  async (
    { id, revision, answers, step }: ParsedInputOf<Procedures['saveDraft']>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedures['saveDraft']>>> => {
    const saved = await command(deps.db, async (tx) => {
      const draft = await lockOwnDraft(tx, actor, id)
      if (!draft.ok) return draft
      const row = draft.value
      const before = DraftAnswers.parse(row.answers)
      const after = { ...before, ...answers }
      const same = isDeepStrictEqual({ ...after }, { ...before })
      if (same && (step === undefined || step === row.step)) return ok({ revision: row.revision })
      // Two devices must not overwrite each other (docs/product/listings.md, Drafts).
      if (!same && revision !== row.revision)
        return err('draft.changedMeanwhile', { draft: JSON.parse(JSON.stringify(toDraft(row))) })
      const next = same ? row.revision : row.revision + 1
      await tx.listingDraft.update({
        where: { id },
        data: { answers: after, step: step ?? row.step, revision: next, updatedAt: now },
      })
      return ok({ revision: next })
    })
    if (saved.ok) notifyOfDraft(deps, actor, id, saved.value.revision)
    return saved
  }

/** Deletes a draft. Its photos follow, and their files with the next sweep. */
export const deleteDraft =
  (deps: Deps) =>
  async (
    { id }: ParsedInputOf<Procedures['deleteDraft']>,
    { actor, now, command }: Call,
  ): Promise<Result<Record<string, never>>> => {
    const deleted = await command(deps.db, async (tx) => {
      const draft = await lockOwnDraft(tx, actor, id)
      if (!draft.ok) return draft.error.code === 'listing.notFound' ? ok({}) : draft
      await dropDraft(tx, draft.value, now)
      return ok({})
    })
    if (deleted.ok) notifyOfDraft(deps, actor, id)
    return deleted
  }
