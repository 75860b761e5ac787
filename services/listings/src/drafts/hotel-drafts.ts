import {
  err,
  HotelAnswers,
  type HotelDraft,
  HotelId,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isPartner } from '../core/is-partner.ts'
import { toPhoto } from '../core/listing-columns.ts'
import { notifyOfDraft } from '../core/notify-of-draft.ts'
import { beginDraft, removeDraft, storeAnswers } from './change-draft.ts'
import { type DraftRow, lockOwnDraft, readDrafts } from './draft-store.ts'

type Procedures = typeof listingsService.procedures

const toHotelDraft = ({ id, answers, revision, photos, updatedAt }: DraftRow): HotelDraft => ({
  id: HotelId.parse(id),
  answers: HotelAnswers.parse(answers),
  revision,
  photos: photos.map(toPhoto),
  updatedAt: updatedAt.toISOString(),
})

/** The signed-in partner's hotels. */
export const listHotelDrafts =
  (deps: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<OutputOf<Procedures['hotelDrafts']>>> =>
    isPartner(actor)
      ? ok({ items: (await readDrafts(deps, actor.userId, 'hotel')).map(toHotelDraft) })
      : err('auth.forbidden')

/** Begins to describe a hotel (docs/product/partners.md, Hotels). */
export const createHotelDraft =
  (deps: Deps) =>
  async (
    { answers }: ParsedInputOf<Procedures['createHotelDraft']>,
    call: Call,
  ): Promise<Result<OutputOf<Procedures['createHotelDraft']>>> => {
    if (!isPartner(call.actor)) return err('auth.forbidden')
    const begun = await beginDraft(deps, call, { kind: 'hotel', answers, step: 'description' })
    return begun.ok ? ok({ ...begun.value, id: HotelId.parse(begun.value.id) }) : begun
  }

/** Replaces what is written about a hotel. */
export const saveHotelDraft =
  (deps: Deps) =>
  async (
    { id, revision, answers }: ParsedInputOf<Procedures['saveHotelDraft']>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedures['saveHotelDraft']>>> => {
    if (!isPartner(actor)) return err('auth.forbidden')
    const saved = await command(deps.db, async (tx) => {
      const row = await lockOwnDraft(tx, actor, { id, kind: 'hotel' })
      if (!row.ok) return row
      const hotel = toHotelDraft(row.value)
      const save = { before: hotel.answers, after: answers, revision, current: { hotel }, now }
      return storeAnswers(tx, row.value, save)
    })
    if (saved.ok) notifyOfDraft(deps, actor, id, saved.value.revision)
    return saved
  }

/** Deletes a hotel with its photos. */
export const deleteHotelDraft =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['deleteHotelDraft']>, call: Call): Promise<Result<Record<string, never>>> =>
    isPartner(call.actor) ? removeDraft(deps, call, { id, kind: 'hotel' }) : err('auth.forbidden')
