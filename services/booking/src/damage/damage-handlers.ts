import type { Deps } from '../core/deps.ts'
import { addDamagePhoto, mayAddDamagePhoto } from './add-photo.ts'
import { answerReport, closeReport } from './answer-report.ts'
import { removeDamagePhoto, showDamagePhoto } from './drop-photos.ts'
import { reportDamage } from './report-damage.ts'
import { showReports } from './show-reports.ts'

/** Handlers of every procedure about damage. */
export const damageHandlers = (deps: Deps) => ({
  damageReports: showReports(deps),
  mayAddDamagePhoto: mayAddDamagePhoto(deps),
  addDamagePhoto: addDamagePhoto(deps),
  removeDamagePhoto: removeDamagePhoto(deps),
  damagePhoto: showDamagePhoto(deps),
  reportDamage: reportDamage(deps),
  answerDamageReport: answerReport(deps),
  closeDamageReport: closeReport(deps),
})
