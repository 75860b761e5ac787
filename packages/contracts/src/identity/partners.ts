import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { PartnerId, UserId } from '../values/ids.ts'
import { requiredLine, requiredText } from '../values/required-text.ts'
import { PartnerDocument } from './partner-documents.ts'
import { PhoneNumber } from './profile.ts'
import { Role } from './roles.ts'
import { Email } from './users.ts'

/** Longest reason of a refusal, characters. */
export const longestPartnerReason = 500
/** Look-ups in the company register that a person may cause in an hour (docs/product/partners.md, The register). */
export const registerLookupsPerHour = 20

/** Where an application stands: the company is checked, the account is opened at the payment provider, the role is given. */
export const PartnerStep = z.enum(['cvr', 'stripe', 'complete'])
export type PartnerStep = z.infer<typeof PartnerStep>

/** What an administrator has decided. A new check of a refused company makes it pending again; the role then waits for an approval. */
export const PartnerStatus = z.enum(['pending', 'approved', 'rejected'])
export type PartnerStatus = z.infer<typeof PartnerStatus>

/** A company as the register has it. */
export const RegisteredCompany = z.object({
  name: z.string(),
  address: z.string(),
  zipcode: z.string(),
  city: z.string(),
})
export type RegisteredCompany = z.infer<typeof RegisteredCompany>

/** What an applicant writes about the company. The number is checked by its own rule, which has its own code. */
export const PartnerForm = z.object({
  companyName: requiredLine(120),
  cvr: z.string().max(20),
  contactEmail: Email,
  contactPhone: PhoneNumber.nullable(),
  addressLine1: requiredLine(120),
  postalCode: requiredLine(12),
  city: requiredLine(60),
})
export type PartnerForm = z.infer<typeof PartnerForm>

/** An application as its person sees it. */
export const PartnerApplication = PartnerForm.extend({
  /** The operator's id. */
  id: PartnerId,
  step: PartnerStep,
  status: PartnerStatus,
  /** Why it was refused; null otherwise. */
  reason: z.string().nullable(),
  /** The company as the register had it at the check; null while no check held. */
  cvrData: RegisteredCompany.nullable(),
  /** In the order in which they came. */
  documents: z.array(PartnerDocument),
  checkedAt: Instant.nullable(),
  completedAt: Instant.nullable(),
  createdAt: Instant,
})
export type PartnerApplication = z.infer<typeof PartnerApplication>

/** An application as those who decide see it. */
export const PartnerCase = PartnerApplication.extend({
  userId: UserId,
  name: z.string(),
  /** Whether the person's account is suspended. */
  suspended: z.boolean(),
  decidedAt: Instant.nullable(),
})
export type PartnerCase = z.infer<typeof PartnerCase>

const answer = z.object({ application: PartnerApplication })
const change = { actor: ['user'], idempotent: true } as const

/** Procedures about companies that want to be hotel partners (docs/product/partners.md). */
export const partnerProcedures = {
  /** The signed-in person's application; null without one. */
  partnerApplication: procedure({
    input: z.object({}),
    output: z.object({ application: PartnerApplication.nullable() }),
    actor: ['user'],
  }),
  /** Checks a company with the register and stores it. A check that fails changes nothing of a company that was checked before. */
  checkCompany: procedure({
    input: PartnerForm,
    output: answer,
    errors: [
      'INVALID_CVR_FORMAT',
      'CVR_NOT_FOUND',
      'CVR_CLOSED',
      'CVR_MISMATCH',
      'partner.registerUnavailable',
      'partner.alreadyComplete',
      'partner.companyTaken',
      'auth.suspended',
      'auth.tooManyAttempts',
    ],
    ...change,
    timeoutMs: 8_000,
  }),
  /** The URL of the payment provider's forms for the signed-in person's checked company. It works once and for a few minutes. */
  openPartnerForms: procedure({
    input: z.object({}),
    output: z.object({ url: z.url() }),
    errors: [
      'partner.notFound',
      'partner.notChecked',
      'partner.rejected',
      'payout.accountDisabled',
      'payment.unavailable',
      'auth.suspended',
    ],
    actor: ['user'],
    timeoutMs: 12_000,
  }),
  /**
   * Grants the role host_hotel if the company is checked and the payment provider has what it needs. After a refusal the role waits for an
   * approval: `roles` is without it. Repeats answer the same.
   */
  grantPartnerRole: procedure({
    input: z.object({ operatorId: PartnerId }),
    output: answer.extend({ roles: z.array(Role) }),
    errors: [
      'partner.notFound',
      'partner.notChecked',
      'partner.rejected',
      'STRIPE_INCOMPLETE',
      'partner.companyTaken',
      'payout.accountDisabled',
      'auth.emailUnverified',
      'auth.suspended',
    ],
    ...change,
    timeoutMs: 12_000,
  }),
  /** Applications, newest first, for those who decide. `q` looks in company name, e-mail address and number. */
  partners: procedure({
    input: z.object({
      status: PartnerStatus.optional(),
      q: z.string().trim().max(100).default(''),
      cursor: z.string().max(500).optional(),
      limit: z.int().min(1).max(50).default(50),
    }),
    output: z.object({ items: z.array(PartnerCase), nextCursor: z.string().nullable() }),
    errors: ['cursor.invalid'],
    actor: ['admin'],
  }),
  /** Approves or refuses a pending application. A refusal says why, and takes the role back. */
  decidePartner: procedure({
    input: z.discriminatedUnion('decision', [
      z.object({ id: PartnerId, decision: z.literal('approved') }),
      z.object({ id: PartnerId, decision: z.literal('rejected'), reason: requiredText(longestPartnerReason) }),
    ]),
    output: z.object({ partner: PartnerCase }),
    errors: [
      'partner.notFound',
      'partner.notPending',
      'partner.notComplete',
      'partner.own',
      'partner.companyTaken',
      'auth.suspended',
    ],
    actor: ['admin'],
    idempotent: true,
  }),
}
