import {
  DraftAnswers,
  err,
  ListingId,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { notifyOfDraft } from '../core/notify-of-draft.ts'
import { beginDraft, removeDraft, storeAnswers } from './change-draft.ts'
import { lockOwnDraft, readDrafts, readOwnDraft, toDraft } from './draft-store.ts'

type Procedures = typeof listingsService.procedures

/** The signed-in person's drafts of homes. */
export const listDrafts =
  (deps: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<OutputOf<Procedures['drafts']>>> =>
    actor.kind === 'user'
      ? ok({ items: (await readDrafts(deps, actor.userId, 'home')).map(toDraft) })
      : err('auth.required')

/** One draft of the signed-in person. */
export const showDraft =
  ({ db }: Deps) =>
  async (
    { id }: ParsedInputOf<Procedures['draft']>,
    { actor }: Call,
  ): Promise<Result<OutputOf<Procedures['draft']>>> => {
    const row = await readOwnDraft(db.client, actor, { id, kind: 'home' })
    return row.ok ? ok(toDraft(row.value)) : row
  }

/** Begins a draft of the signed-in person. */
export const createDraft =
  (deps: Deps) =>
  async (
    { answers, step }: ParsedInputOf<Procedures['createDraft']>,
    call: Call,
  ): Promise<Result<OutputOf<Procedures['createDraft']>>> => {
    const begun = await beginDraft(deps, call, { kind: 'home', answers, step })
    return begun.ok ? ok({ ...begun.value, id: ListingId.parse(begun.value.id) }) : begun
  }

/** Merges answers into a draft. */
export const saveDraft =
  (deps: Deps) =>
  async (
    { id, revision, answers, step }: ParsedInputOf<Procedures['saveDraft']>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedures['saveDraft']>>> => {
    const saved = await command(deps.db, async (tx) => {
      const row = await lockOwnDraft(tx, actor, { id, kind: 'home' })
      if (!row.ok) return row
      const before = DraftAnswers.parse(row.value.answers)
      const current = { draft: toDraft(row.value) }
      return storeAnswers(tx, row.value, { before, after: { ...before, ...answers }, step, revision, current, now })
    })
    if (saved.ok) notifyOfDraft(deps, actor, id, saved.value.revision)
    return saved
  }

/** Deletes a draft. */
export const deleteDraft =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['deleteDraft']>, call: Call): Promise<Result<Record<string, never>>> =>
    removeDraft(deps, call, { id, kind: 'home' })
