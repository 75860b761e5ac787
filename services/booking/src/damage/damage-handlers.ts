import type { Parts } from '../parts.ts'
import { addDamagePhoto, mayAddDamagePhoto } from './add-photo.ts'
import { answerReport, closeReport } from './answer-report.ts'
import { removeDamagePhoto, showDamagePhoto } from './drop-photos.ts'
import { reportDamage } from './report-damage.ts'
import { showReports } from './show-reports.ts'

/** Everything that is answered about damage. */
export const damageHandlers = (parts: Parts) => ({
  damageReports: showReports(parts),
  mayAddDamagePhoto: mayAddDamagePhoto(parts),
  addDamagePhoto: addDamagePhoto(parts),
  removeDamagePhoto: removeDamagePhoto(parts),
  damagePhoto: showDamagePhoto(parts),
  reportDamage: reportDamage(parts),
  answerDamageReport: answerReport(parts),
  closeDamageReport: closeReport(parts),
})
