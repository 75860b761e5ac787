import type { Deps } from '../core/deps.ts'
import { createHotelDraft, deleteHotelDraft, listHotelDrafts, saveHotelDraft } from './hotel-drafts.ts'
import { createDraft, deleteDraft, listDrafts, saveDraft, showDraft } from './manage-drafts.ts'
import { publishDraft } from './publish-draft.ts'

/** The procedures about drafts of homes and hotels. */
export const draftHandlers = (deps: Deps) => ({
  drafts: listDrafts(deps),
  draft: showDraft(deps),
  createDraft: createDraft(deps),
  saveDraft: saveDraft(deps),
  deleteDraft: deleteDraft(deps),
  publishDraft: publishDraft(deps),
  hotelDrafts: listHotelDrafts(deps),
  createHotelDraft: createHotelDraft(deps),
  saveHotelDraft: saveHotelDraft(deps),
  deleteHotelDraft: deleteHotelDraft(deps),
})
