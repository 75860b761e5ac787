import type { Deps } from '../core/deps.ts'
import { acceptAlteration, declineAlteration, withdrawAlteration } from './answer-alteration.ts'
import { payAlteration } from './pay-alteration.ts'
import { previewAlteration, proposeAlteration } from './propose-alteration.ts'
import { listHostAlterations, showAlteration, showAlterationForLetters } from './show-alterations.ts'

/** Handlers of every procedure about alterations. */
export const alterationHandlers = (deps: Deps) => ({
  alterationOf: showAlteration(deps),
  alterationForLetters: showAlterationForLetters(deps),
  hostAlterations: listHostAlterations(deps),
  alterationPreview: previewAlteration(deps),
  proposeAlteration: proposeAlteration(deps),
  acceptAlteration: acceptAlteration(deps),
  declineAlteration: declineAlteration(deps),
  withdrawAlteration: withdrawAlteration(deps),
  payAlteration: payAlteration(deps),
})
