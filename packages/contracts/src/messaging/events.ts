import { z } from 'zod'
import { dataRightsAnswers } from '../data-rights/answers.ts'
import { defineEvents } from '../events/define-events.ts'
import { Uuid } from '../values/ids.ts'

export const messagingEvents = defineEvents('messaging', {
  /** The letter that confirms an erasure has left: identity forgets where it went. */
  lastLetterSent: { name: 'dataRights.lastLetterSent', version: 1, data: z.object({ erasureId: Uuid }) },
  ...dataRightsAnswers,
})
