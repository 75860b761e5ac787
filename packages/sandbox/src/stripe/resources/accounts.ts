import { z } from 'zod'
import type { Kind } from '../../store/documents.ts'
import { success } from '../protocol/answer.ts'
import { newId, type StripeContext } from '../protocol/context.ts'
import { booleanParam, choiceParam, mergeMetadata, metadataParam, textParam } from '../protocol/params.ts'
import { endpoint, findObject, type Resource } from '../protocol/resource.ts'

const capability = z.enum(['active', 'inactive', 'pending'])

const account = z.object({
  id: z.string(),
  object: z.literal('account'),
  business_type: z.enum(['individual', 'company']).nullable(),
  capabilities: z.object({ transfers: capability }),
  charges_enabled: z.boolean(),
  country: z.string(),
  created: z.int(),
  default_currency: z.string(),
  details_submitted: z.boolean(),
  email: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  payouts_enabled: z.boolean(),
  requirements: z.object({
    alternatives: z.null(),
    current_deadline: z.null(),
    currently_due: z.array(z.string()),
    disabled_reason: z.enum(['requirements.past_due', 'rejected.other']).nullable(),
    errors: z.null(),
    eventually_due: z.array(z.string()),
    past_due: z.array(z.string()),
    pending_verification: z.array(z.string()),
  }),
})
export type Account = z.infer<typeof account>

export const accountKind: Kind<Account> = { object: 'account', prefix: 'acct', schema: account, expandable: [] }

const nothingDue = {
  alternatives: null,
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: null,
  eventually_due: [],
  past_due: [],
  pending_verification: [],
}

/** The outcome of a host's onboarding forms. */
export const onboardingOutcome = z.enum(['complete', 'incomplete', 'rejected', 'later'])
export type OnboardingOutcome = z.infer<typeof onboardingOutcome>

const outcomes = {
  complete: {
    capabilities: { transfers: 'active' },
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: nothingDue,
  },
  incomplete: {
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    details_submitted: true,
    payouts_enabled: false,
    requirements: {
      ...nothingDue,
      currently_due: ['individual.verification.document'],
      disabled_reason: 'requirements.past_due',
      past_due: ['individual.verification.document'],
    },
  },
  rejected: {
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    details_submitted: true,
    payouts_enabled: false,
    requirements: { ...nothingDue, disabled_reason: 'rejected.other' },
  },
  later: {},
} satisfies Record<OnboardingOutcome, Partial<Account>>

/** Applies the outcome of the onboarding forms or of the provider's review to an account. */
export function advanceAccount(context: StripeContext, before: Account, outcome: OnboardingOutcome): Account {
  if (outcome === 'later') return before
  const after = context.documents.replace(accountKind, { ...before, ...outcomes[outcome] })
  context.emit('account.updated', after, before)
  return after
}

const creation = z.strictObject({
  business_type: choiceParam(['individual', 'company']).optional(),
  capabilities: z.strictObject({ transfers: z.strictObject({ requested: booleanParam }) }),
  controller: z.strictObject({
    fees: z.strictObject({ payer: choiceParam(['application', 'account']) }),
    losses: z.strictObject({ payments: choiceParam(['application', 'stripe']) }),
    stripe_dashboard: z.strictObject({ type: choiceParam(['express', 'full', 'none']) }),
  }),
  country: z.string().length(2),
  default_currency: z.string().optional(),
  email: textParam(512).optional(),
  metadata: metadataParam.optional(),
})

export const accounts: Resource = {
  kinds: [accountKind],
  endpoints: [
    endpoint('POST', '/v1/accounts', creation, (context, params) =>
      success(
        context.documents.insert(accountKind, {
          id: newId(accountKind.prefix),
          object: 'account',
          business_type: params.business_type ?? null,
          capabilities: { transfers: 'inactive' },
          charges_enabled: false,
          country: params.country,
          created: context.now(),
          default_currency: params.default_currency ?? 'dkk',
          details_submitted: false,
          email: params.email ?? null,
          metadata: mergeMetadata({}, params.metadata),
          payouts_enabled: false,
          requirements: { ...nothingDue, currently_due: ['external_account'], eventually_due: ['external_account'] },
        }),
      ),
    ),
    endpoint('GET', '/v1/accounts/:id', z.strictObject({}), (context, _params, id) =>
      findObject(context, accountKind, id),
    ),
  ],
}
