import {
  arrivalNotesHours,
  bookkeepingYears,
  consentMonths,
  documentDays,
  exportDays,
  exportWithinHours,
  graceDays,
  graceHours,
  holdMinutes,
  hostHelpDays,
  minimumAge,
  paymentHours,
  productName,
  publicPointMetres,
  refundBusinessDays,
  refundSteps,
  requestHours,
  retentionRules,
  reviewDays,
  serviceFeeBackDays,
  sessionDays,
  supportAnswerHours,
  supportOpen,
} from '@nordbo/contracts'
import type { Figures } from '@nordbo/written-pages'
import type { Deps } from '../deps/deps.ts'
import { expectOk } from '../problems/problems.ts'
import type { ServiceCall } from '../services/services.ts'

const [flexible, moderate, strict] = [refundSteps.flexible, refundSteps.moderate, refundSteps.strict]

const yearsOf = ({ days }: { days: number }): number => Math.round(days / 365)
const monthsOf = ({ days }: { days: number }): number => Math.round((days / 365) * 12)

/** How long data is kept, and what people can do with it (docs/product/data-rights.md, Retention). */
const privacyFigures = {
  pointMetresLeast: publicPointMetres.least,
  pointMetresMost: publicPointMetres.most,
  bookkeepingYears,
  messageYears: yearsOf(retentionRules.messages),
  claimYears: yearsOf(retentionRules.damageTexts),
  proofYears: yearsOf(retentionRules.consents),
  documentDays,
  supportMonths: monthsOf(retentionRules.tickets),
  notificationMonths: monthsOf(retentionRules.notifications),
  draftMonths: monthsOf(retentionRules.drafts),
  sessionDays: sessionDays.longest,
  exportHours: exportWithinHours,
  exportDays,
  consentMonths,
} as const

/** What written pages say of fees, deadlines, policies and contacts, as it is now (docs/product/pages.md, Figures). @throws when pricing or payouts does not answer */
export const pageFigures = async (
  { services, config }: Pick<Deps, 'services' | 'config'>,
  call: ServiceCall,
): Promise<Figures> => {
  const [priced, paid] = await Promise.all([services.pricing.settings({}, call), services.payouts.settings({}, call)])
  const fees = expectOk(priced)
  return {
    product: productName,
    companyName: config.COMPANY_NAME,
    companyAddress: config.COMPANY_ADDRESS,
    companyNumber: config.COMPANY_NUMBER,
    supportEmail: config.SUPPORT_ADDRESS,
    supportPhone: config.SUPPORT_PHONE,
    emergencyPhone: config.EMERGENCY_PHONE,
    partnerEmail: config.PARTNER_ADDRESS,
    supportWeekdays: supportOpen.weekdays,
    supportWeekends: supportOpen.weekends,
    supportAnswerHours,
    guestFeePercent: fees.model === 'split' ? fees.serviceFeePercent : 0,
    hostFeePercent: fees.platformFeePercent,
    requestHours,
    paymentHours,
    holdMinutes,
    payoutHours: expectOk(paid).releaseHours,
    minimumAge,
    refundDays: refundBusinessDays,
    flexibleFullDays: flexible[0].daysBefore,
    flexibleHalfDays: flexible[1].daysBefore,
    moderateFullDays: moderate[0].daysBefore,
    moderateHalfDays: moderate[1].daysBefore,
    strictFullDays: strict[0].daysBefore,
    strictHalfDays: strict[1].daysBefore,
    halfPercent: flexible[1].percent,
    feeBackDays: serviceFeeBackDays,
    hostCancelDays: hostHelpDays,
    arrivalNotesHours,
    graceDays,
    graceHours,
    guestReviewDays: reviewDays.guest,
    hostReviewDays: reviewDays.host,
    ...privacyFigures,
  }
}
