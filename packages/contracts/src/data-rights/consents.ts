import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId, Uuid } from '../values/ids.ts'

/** What people are asked about (docs/product/data-rights.md, Consent). Marketing is a switch of the profile. */
export const consentPurposes = ['preferences', 'statistics', 'marketing'] as const
export const ConsentPurpose = z.enum(consentPurposes)
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/** The purposes of the consent dialog: what may be stored in the browser beyond the necessary. */
export const browserPurposes = ['preferences', 'statistics'] as const
/** A choice for each purpose of the dialog. */
export const BrowserChoice = z.object({ preferences: z.boolean(), statistics: z.boolean() })
export type BrowserChoice = z.infer<typeof BrowserChoice>

/** The version of the dialog's text. Another version asks again. */
export const consentVersion = '2026-12'
/** Months after which the dialog asks again. */
export const consentMonths = 12
/** The cookie in which a browser keeps its choice and its random id. It is necessary: it keeps the answer. */
export const consentCookie = 'nordbo_consent'

/** A logged choice. Rows are never changed. */
export const Consent = z.object({
  purpose: ConsentPurpose,
  granted: z.boolean(),
  version: z.string(),
  decidedAt: Instant,
})
export type Consent = z.infer<typeof Consent>

export const consentProcedures = {
  /** Logs what a browser, and the person signed in at it, chose in the dialog. A repeated call is one more line of the log. */
  chooseConsents: procedure({
    input: z.object({ browserId: Uuid, choice: BrowserChoice, version: z.string().max(20) }),
    output: z.object({ decidedAt: Instant }),
  }),
  /** The signed-in person's latest choice for each purpose. */
  consents: procedure({ input: z.object({}), output: z.object({ consents: z.array(Consent) }), actor: ['user'] }),
  /** Everything that was logged about a person, newest first; for the export and for administrators. */
  consentLog: procedure({
    input: z.object({ userId: UserId }),
    output: z.object({ consents: z.array(Consent) }),
    actor: ['admin'],
  }),
}
