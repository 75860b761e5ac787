import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { z } from 'zod'

const Content = z.record(z.string(), z.object({ schema: z.unknown() }))
const Parameter = z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: z.unknown() })
const Operation = z.object({
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ required: z.boolean().optional(), content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
})
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** The public API as the BFF declares it. */
const description = Description.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../bff/openapi.json'), 'utf8')),
)

/** A declared route. */
export interface DeclaredRoute {
  /** `GET /api/listings/{id}`. */
  name: string
  operation: z.infer<typeof Operation>
  /** The status of its success. */
  status: number
}

const parts = (path: string): string[] => path.split('/')

const all = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      parts: parts(path),
      route: {
        name: `${method.toUpperCase()} ${path}`,
        operation,
        status: Number(Object.keys(operation.responses).find((status) => /^2/.test(status)) ?? 0),
      } satisfies DeclaredRoute,
    })),
  )
  // A path of its own comes before one with a parameter in that place.
  .sort((a, b) => a.parts.join('/').split('{').length - b.parts.join('/').split('{').length)

/** The route that answers a request, with what stands at its parameters; undefined when none is declared. */
export const routeOf = (
  method: string,
  path: string,
): { route: DeclaredRoute; params: Record<string, string> } | undefined => {
  const given = parts(path)
  const found = all.find(
    (each) =>
      each.method === method &&
      each.parts.length === given.length &&
      each.parts.every((part, index) => part.startsWith('{') || part === given[index]),
  )
  if (!found) return undefined
  const params = found.parts.flatMap((part, index) =>
    part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(given[index] ?? '')] as const] : [],
  )
  return { route: found.route, params: Object.fromEntries(params) }
}

const createAjv = (coerceTypes: boolean): Ajv2020 => {
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, validateSchema: false, allErrors: true, coerceTypes })
  formats.default(ajv)
  // A format that zod emits; the pattern beside it checks the same.
  ajv.addFormat('starts_with', true)
  ajv.addSchema({ $id: 'api', components: description.components })
  return ajv
}
const bodies = createAjv(false)
/** Texts of addresses, read as numbers and the like. */
const addresses = createAjv(true)

const compiled = new Map<unknown, ValidateFunction>()

/** Why a value does not fit a schema of the description; undefined when it does. */
const misfit = (ajv: Ajv2020, schema: unknown, value: unknown): string | undefined => {
  const known = compiled.get(schema)
  const validate =
    known ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')))
  compiled.set(schema, validate)
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: '', separator: '; ' })
}

/** Why a body is no answer of a route with a status; undefined when it is one. */
export const answerFault = ({ operation }: DeclaredRoute, status: number, body: unknown): string | undefined => {
  const declared = operation.responses[status] ?? (status >= 400 ? operation.responses.default : undefined)
  if (!declared) return `no status ${status} is declared`
  const content = Object.values(declared.content ?? {})[0]
  return content ? misfit(bodies, content.schema, body) : undefined
}

const queryFaults = ({ operation }: DeclaredRoute, query: Record<string, string>): string[] => {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query')
  const unknown = Object.keys(query).filter((name) => !declared.some((parameter) => parameter.name === name))
  return [
    ...unknown.map((name) => `the query’s ${name} is not declared`),
    ...declared.flatMap(({ name, required, schema }) => {
      const value = query[name]
      if (value === undefined) return required ? [`the query lacks ${name}`] : []
      const wrong = misfit(addresses, { type: 'object', properties: { [name]: schema } }, { [name]: value })
      return wrong === undefined ? [] : [`the query: ${wrong}`]
    }),
  ]
}

const bodyFaults = ({ operation }: DeclaredRoute, body: unknown): string[] => {
  const { requestBody } = operation
  if (body === undefined) return requestBody?.required ? ['the body is missing'] : []
  const json = requestBody?.content['application/json']
  // Forms with files have no schema.
  if (!json) return []
  const wrong = misfit(bodies, json.schema, body)
  return wrong === undefined ? [] : [`the body: ${wrong}`]
}

/** Why the API would refuse a request as invalid; empty when it would not. */
export const requestFaults = (
  route: DeclaredRoute,
  { query, body }: { query: Record<string, string>; body: unknown },
): string[] => [...queryFaults(route, query), ...bodyFaults(route, body)]
