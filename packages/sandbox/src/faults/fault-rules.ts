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
 * One fault a test arms. `match.method` and `match.path` (a regular expression) name the request, or for webhook
 * effects the request that caused the event; `match.event` (a regular expression) names the event type and concerns
 * webhook effects only. The rule begins with the `nth` match (first: 1) and applies `times` times. `ms`: how long.
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
  /** What happens to this request; each asking counts. The first armed rule that applies wins. */
  forRequest: (occasion: RequestLine) => RequestEffect | undefined
  /** What happens to this event's webhook. */
  forWebhook: (occasion: RequestLine, event: string) => WebhookEffect | undefined
}

/** Kept in memory on purpose: a restarted sandbox behaves. */
export function createFaults(): Faults {
  let armed: ArmedRule[] = []

  function take(rule: ArmedRule, occasion: RequestLine, event?: string): boolean {
    const { method, path, event: eventPattern, nth } = rule.match
    if (rule.applied >= rule.times) return false
    if (method !== undefined && method !== occasion.method) return false
    if (path !== undefined && !new RegExp(path).test(occasion.path)) return false
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
    forRequest: (occasion) => {
      for (const rule of armed) {
        const effect = requestEffect.safeParse(rule.effect)
        if (effect.success && take(rule, occasion)) return { effect: effect.data, ms: rule.ms }
      }
      return undefined
    },
    forWebhook: (occasion, event) => {
      for (const rule of armed) {
        const effect = webhookEffect.safeParse(rule.effect)
        if (effect.success && take(rule, occasion, event)) return { effect: effect.data, ms: rule.ms }
      }
      return undefined
    },
  }
}
