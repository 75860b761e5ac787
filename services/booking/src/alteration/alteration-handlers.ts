import type { Parts } from '../parts.ts'
import { acceptAlteration, declineAlteration, withdrawAlteration } from './answer-alteration.ts'
import { payAlteration } from './pay-alteration.ts'
import { previewAlteration, proposeAlteration } from './propose-alteration.ts'
import { listHostAlterations, showAlteration, tellLetters } from './show-alterations.ts'

/** Everything that is answered about changes of stays. */
export const alterationHandlers = (parts: Parts) => ({
  alterationOf: showAlteration(parts),
  alterationForLetters: tellLetters(parts),
  hostAlterations: listHostAlterations(parts),
  alterationPreview: previewAlteration(parts),
  proposeAlteration: proposeAlteration(parts),
  acceptAlteration: acceptAlteration(parts),
  declineAlteration: declineAlteration(parts),
  withdrawAlteration: withdrawAlteration(parts),
  payAlteration: payAlteration(parts),
})
