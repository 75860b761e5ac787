import type { Deps } from '../core/deps.ts'
import { checkCompany } from './check-company.ts'
import { decidePartner } from './decide-partner.ts'
import { grantPartnerRole } from './grant-partner-role.ts'
import { openPartnerForms } from './open-partner-forms.ts'
import { addDocument, findDocument, mayAddDocument, removeDocument } from './partner-documents.ts'
import { listPartners, showApplication } from './show-partners.ts'

/** The procedures about hotel partners. */
export const partnerHandlers = (deps: Deps) => ({
  partnerApplication: showApplication(deps),
  checkCompany: checkCompany(deps),
  openPartnerForms: openPartnerForms(deps),
  grantPartnerRole: grantPartnerRole(deps),
  partners: listPartners(deps),
  decidePartner: decidePartner(deps),
  mayAddPartnerDocument: mayAddDocument(deps),
  addPartnerDocument: addDocument(deps),
  removePartnerDocument: removeDocument(deps),
  partnerDocument: findDocument(deps),
})
