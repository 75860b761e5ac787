import { z } from 'zod'

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  $ref?: string | undefined
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  format?: string | undefined
  pattern?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  multipleOf?: number | undefined
  items?: Schema | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
}

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    multipleOf: z.number().optional(),
    items: Schema.optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
  }),
)

const Parameter = z.object({
  in: z.enum(['path', 'query', 'header']),
  name: z.string(),
  required: z.boolean().default(false),
  schema: Schema,
})
export type Parameter = z.infer<typeof Parameter>
const Content = z.record(z.string(), z.object({ schema: Schema }))

const Description = z.object({
  components: z.object({ schemas: z.record(z.string(), Schema) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(Parameter).default([]),
        requestBody: z.object({ content: Content }).optional(),
        responses: z.record(z.string(), z.object({ content: Content.optional() })),
      }),
    ),
  ),
})

/** One operation of the API. */
export interface Operation {
  method: string
  path: string
  parameters: readonly Parameter[]
  body: Schema | undefined
  /** Schema of the answer by status, and `default`. */
  answers: ReadonlyMap<string, Schema>
}

/** The operations and schemas of the API. */
export interface ApiDescription {
  operations: readonly Operation[]
  schemas: Readonly<Record<string, Schema>>
}

const firstSchema = (content: Record<string, { schema: Schema }> | undefined): Schema | undefined =>
  Object.values(content ?? {})[0]?.schema

/** Reads /api/openapi.json. */
export const readDescription = (document: unknown): ApiDescription => {
  const { components, paths } = Description.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { parameters, requestBody, responses }]): Operation => ({
        method: method.toUpperCase(),
        path,
        parameters,
        body: firstSchema(requestBody?.content),
        answers: new Map(
          Object.entries(responses).flatMap(([status, { content }]) => {
            // A redirect has no body.
            const schema = firstSchema(content) ?? (status.startsWith('3') ? {} : undefined)
            return schema ? [[status, schema]] : []
          }),
        ),
      }),
    ),
  )
  return { operations, schemas: components.schemas }
}

/** A schema with its reference followed. */
export const resolved = (schema: Schema, { schemas }: Pick<ApiDescription, 'schemas'>): Schema => {
  if (schema.$ref === undefined) return schema
  const target = schemas[schema.$ref.slice('#/components/schemas/'.length)]
  if (!target) throw new Error(`${schema.$ref} is not described`)
  return resolved(target, { schemas })
}
