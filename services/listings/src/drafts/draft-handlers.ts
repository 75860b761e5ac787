import type { Deps } from '../core/deps.ts'
import { createDraft, deleteDraft, listDrafts, saveDraft, showDraft } from './manage-drafts.ts'
import { publishDraft } from './publish-draft.ts'

/** The procedures about drafts. */
export const draftHandlers = (deps: Deps) => ({
  drafts: listDrafts(deps),
  draft: showDraft(deps),
  createDraft: createDraft(deps),
  saveDraft: saveDraft(deps),
  deleteDraft: deleteDraft(deps),
  publishDraft: publishDraft(deps),
})
