import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { ApiDescription, Operation, Schema } from './api-description.ts'

/** An answer to a fuzzed request. */
export interface FuzzAnswer {
  status: number
  contentType: string
  text: string
  tookMs: number
}

/** The longest time that an answer may take. */
export const hangMs = 10_000

/** Operations whose limit belongs to the product: mails and archives of one person (docs/product/people.md, Mail verification). */
const limitedPerPerson = new Set([
  '/api/auth/change-email',
  '/api/auth/verify-email/resend',
  '/api/me/export',
  '/api/me/test-notification',
])

/** Compares answers with the API's description. */
export const answerChecker = ({ schemas }: ApiDescription) => {
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, allErrors: false })
  formats.default(ajv)
  // A format that zod emits; the pattern beside it checks the same.
  ajv.addFormat('starts_with', true)
  ajv.addSchema({ $id: 'api', components: { schemas } })
  const compiled = new Map<Schema, (value: unknown) => string | undefined>()
  const checkOf = (schema: Schema): ((value: unknown) => string | undefined) => {
    const known = compiled.get(schema)
    if (known) return known
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')
    const validate = ajv.compile(JSON.parse(text))
    const check = (value: unknown): string | undefined =>
      validate(value) ? undefined : ajv.errorsText(validate.errors)
    compiled.set(schema, check)
    return check
  }

  /** Why an answer is wrong; undefined when it is right. */
  return (operation: Operation, method: string, answer: FuzzAnswer): string | undefined => {
    const { status, contentType, text, tookMs } = answer
    if (tookMs > hangMs) return `took ${Math.round(tookMs)} ms`
    if (status >= 500) return `answered ${status}`
    if (status === 429 && !limitedPerPerson.has(operation.path)) return 'was told to wait, although limits are raised'
    if (method === 'HEAD' || method === 'OPTIONS') return undefined
    // A redirect has no body to describe.
    if (status >= 300 && status < 400)
      return operation.answers.has(String(status)) ? undefined : `answered ${status}, which is not described`
    const failed = status >= 400
    const wanted = failed ? 'application/problem+json' : 'application/json'
    if (!contentType.startsWith(wanted)) return `answered ${status} as ${contentType || 'nothing'}`
    const schema = operation.answers.get(String(status)) ?? operation.answers.get('default')
    if (!schema || (!failed && !operation.answers.has(String(status))))
      return `answered ${status}, which is not described`
    const problem = checkOf(schema)(JSON.parse(text))
    return problem === undefined ? undefined : `answered ${status}, which does not fit: ${problem}`
  }
}
