import { z } from 'zod'

/**
 * How the mail server answers mails to an address instead of taking them: with `code` and `text` after RCPT or after the message, `times`
 * times. 4xx is for now, 5xx for good. `text` begins with the enhanced code (RFC 3463), if there is to be one.
 */
const refusal = z.strictObject({
  to: z.string().transform((address) => address.toLowerCase()),
  at: z.enum(['rcpt', 'data']).default('rcpt'),
  code: z.int().min(400).max(599),
  text: z.string().min(1).max(200),
  times: z.int().min(1).default(1_000_000),
})
export const refusals = z.strictObject({ rules: z.array(refusal).max(100) })
type Refusal = z.infer<typeof refusal>

/** What a refused client is answered. */
export class MailRefused extends Error {
  readonly responseCode: number
  constructor({ code, text }: Refusal) {
    super(text)
    this.responseCode = code
  }
}

/** Addresses whose mails the mail server refuses, by rules of a test. Stored in memory only. */
export type Refusals = {
  arm: (rules: Refusal[]) => void
  list: () => Refusal[]
  clear: () => void
  /** The refusal of a mail to these recipients at this step, if a rule says so. Each answer uses the rule once. */
  take: (at: Refusal['at'], recipients: readonly string[]) => MailRefused | undefined
}

export function createRefusals(): Refusals {
  let armed: Refusal[] = []
  return {
    arm: (rules) => {
      armed.push(...rules)
    },
    list: () => armed,
    clear: () => {
      armed = []
    },
    take: (at, recipients) => {
      const found = armed.find((rule) => rule.at === at && recipients.some((to) => to.toLowerCase() === rule.to))
      if (!found) return undefined
      armed = armed.flatMap((rule) => {
        if (rule !== found) return [rule]
        return rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : []
      })
      return new MailRefused(found)
    },
  }
}
