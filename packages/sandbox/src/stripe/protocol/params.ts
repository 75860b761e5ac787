import { z } from 'zod'
import { type ApiResult, invalidParam, success } from './answer.ts'

// Parameters arrive form-encoded: strings, and objects or arrays of strings. These schemas turn them into values and
// carry Stripe's error code in the issue's `params`.

function invalid(message: string, code?: string): { message: string; params: { code: string | undefined } } {
  return { message, params: { code } }
}

/** A whole number within bounds, from its decimal digits. */
export function integerParam({ min, max }: { min: number; max: number }): z.ZodType<number> {
  return z.string().transform((raw, context) => {
    if (!/^-?\d{1,15}$/.test(raw)) {
      context.addIssue({ code: 'custom', ...invalid(`Invalid integer: ${raw}`, 'parameter_invalid_integer') })
      return z.NEVER
    }
    const value = Number(raw)
    if (value < min || value > max) {
      const bound = value < min ? `greater than or equal to ${min}` : `less than or equal to ${max}`
      context.addIssue({
        code: 'custom',
        ...invalid(`This value must be ${bound}.`, 'parameter_invalid_integer'),
      })
      return z.NEVER
    }
    return value
  })
}

/** 'true' or 'false'. */
export const booleanParam = z
  .string()
  .refine((raw) => raw === 'true' || raw === 'false', invalid('Invalid boolean: must be true or false'))
  .transform((raw) => raw === 'true')

/** Text; an empty string clears the field. */
export function textParam(maxLength = 5000): z.ZodType<string | null> {
  return z
    .string()
    .max(maxLength, `Invalid string: must be at most ${maxLength} characters`)
    .transform((raw) => (raw === '' ? null : raw))
}

export const idParam = z.string().min(1, 'You passed an empty string; an id is expected.')

/** One of the given words. */
export function choiceParam<const T extends readonly [string, ...string[]]>(
  choices: T,
): z.ZodEnum<{ [K in T[number]]: K }> {
  return z.enum(choices, {
    error: (issue) => (issue.input === undefined ? undefined : `Invalid value: must be one of ${choices.join(', ')}`),
  })
}

const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
/** A three-letter currency, lower-cased. */
export const currencyParam = z
  .string()
  .transform((raw) => raw.toLowerCase())
  .refine(
    (code) => currencies.has(code),
    invalid('Invalid currency: see https://stripe.com/docs/currencies for supported ones.'),
  )

/** Metadata as sent: an empty value removes its key, an empty string removes all. */
export const metadataParam = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))])
export type MetadataParam = z.infer<typeof metadataParam>

/** The metadata after a change. */
export function mergeMetadata(
  before: Record<string, string>,
  change: MetadataParam | undefined,
): Record<string, string> {
  if (change === undefined) return before
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}

/** A field after an update: the given value, null included, else the value before. */
export function updated<T>(given: T | undefined, before: T): T {
  return given === undefined ? before : given
}

const seconds = integerParam({ min: 0, max: 99_999_999_999 })
/** `created=…` or `created[gte]=…`, unix seconds. */
export const createdParam = z.union([
  seconds.transform((at) => ({ gt: undefined, gte: at, lt: undefined, lte: at })),
  z.strictObject({ gt: seconds.optional(), gte: seconds.optional(), lt: seconds.optional(), lte: seconds.optional() }),
])

/** The parameters every list takes. */
export const listParams = {
  limit: integerParam({ min: 1, max: 100 }).default(10),
  starting_after: idParam.optional(),
  ending_before: idParam.optional(),
  created: createdParam.optional(),
}

function paramName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String)
  return `${first ?? ''}${rest.map((part) => `[${part}]`).join('')}`
}

function isPresent(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return false
    value = Object.entries(value).find(([key]) => key === String(part))?.[1]
  }
  return value !== undefined
}

/** Parses a request's parameters; the first problem becomes Stripe's error for it. */
export function parseParams<T>(schema: z.ZodType<T>, input: unknown): ApiResult<T> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return success(parsed.data)
  const issue = parsed.error.issues[0]
  if (!issue) return invalidParam('', 'Invalid request')
  if (issue.code === 'unrecognized_keys') {
    const name = paramName([...issue.path, issue.keys[0] ?? ''])
    return invalidParam(name, `Received unknown parameter: ${name}`, 'parameter_unknown')
  }
  const name = paramName(issue.path)
  if (!isPresent(input, issue.path)) return invalidParam(name, `Missing required param: ${name}.`, 'parameter_missing')
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined
  return invalidParam(name, issue.message, typeof code === 'string' ? code : undefined)
}
