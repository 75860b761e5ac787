import { z } from 'zod'

const pattern = z.string().refine((source) => {
  try {
    new RegExp(source)
    return true
  } catch {
    return false
  }
}, 'not a regular expression')

const requestEffect = z.enum(['error400', 'error500', 'error500Kept', 'error429', 'timeoutAfterSuccess', 'slow'])
const webhookEffect = z.enum(['dropWebhook', 'duplicateWebhook', 'delayWebhook'])

/**
 * A fault that a test sets up. `match.method` and `match.path` (a regular expression) name the request, or for webhook
 * effects the request that caused the event; `match.event` (a regular expression) names the event type and concerns
 * webhook effects only. The rule begins with the `nth` match (first: 1) and applies `times` times. `ms`: the delay.
 */
export const faultRule = z.strictObject({
  match: z.strictObject({
    method: z.string().toUpperCase().optional(),
    path: pattern.optional(),
    event: pattern.optional(),
    nth: z.int().min(1).default(1),
  }),
  effect: z.union([requestEffect, webhookEffect]),
  times: z.int().min(1).default(1),
  ms: z.int().min(0).max(600_000).optional(),
})
export const faultRules = z.strictObject({ rules: z.array(faultRule).max(1000) })

export type FaultRule = z.infer<typeof faultRule>
export type RequestEffect = { effect: z.infer<typeof requestEffect>; ms: number | undefined }
export type WebhookEffect = { effect: z.infer<typeof webhookEffect>; ms: number | undefined }
/** The API request being answered. */
export type RequestLine = { method: string; path: string }

/** A rule with how often it has matched and been applied. */
export type ArmedRule = FaultRule & { seen: number; applied: number }

export type Faults = {
  arm: (rules: FaultRule[]) => void
  list: () => ArmedRule[]
  clear: () => void
  /** The effect on this request, by the first rule that applies. Each call counts as a match. */
  forRequest: (request: RequestLine) => RequestEffect | undefined
  /** The effect on this event's webhook. */
  forWebhook: (request: RequestLine, event: string) => WebhookEffect | undefined
}

/** Stored in memory only: a restarted sandbox has no faults. */
export function createFaults(): Faults {
  let armed: ArmedRule[] = []

  function take(rule: ArmedRule, request: RequestLine, event?: string): boolean {
    const { method, path, event: eventPattern, nth } = rule.match
    if (rule.applied >= rule.times) return false
    if (method !== undefined && method !== request.method) return false
    if (path !== undefined && !new RegExp(path).test(request.path)) return false
    if (eventPattern !== undefined && (event === undefined || !new RegExp(eventPattern).test(event))) return false
    rule.seen += 1
    if (rule.seen < nth) return false
    rule.applied += 1
    return true
  }

  return {
    arm: (rules) => {
      armed.push(...rules.map((rule) => ({ ...rule, seen: 0, applied: 0 })))
    },
    list: () => armed,
    clear: () => {
      armed = []
    },
    forRequest: (request) => {
      for (const rule of armed) {
        const effect = requestEffect.safeParse(rule.effect)
        if (effect.success && take(rule, request)) return { effect: effect.data, ms: rule.ms }
      }
      return undefined
    },
    forWebhook: (request, event) => {
      for (const rule of armed) {
        const effect = webhookEffect.safeParse(rule.effect)
        if (effect.success && take(rule, request, event)) return { effect: effect.data, ms: rule.ms }
      }
      return undefined
    },
  }
}
