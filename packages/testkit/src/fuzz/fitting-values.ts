import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import type { Random } from '../random/random.ts'
import { type ApiDescription, resolved, type Schema } from './api-description.ts'

/** Texts that the system accepts, such as ids, dates, cursors and secrets. Collects more from answers. */
export interface ValuePool {
  all(): readonly string[]
  collect(answer: unknown): void
}

const isReusable = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text) || text.startsWith('pi_') || /^[\w-]{20,300}$/.test(text)

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A pool of `known` texts and the latest collected ones. */
export const createValuePool = (known: readonly string[]): ValuePool => {
  const collected: string[] = []
  return {
    all: () => [...known, ...collected],
    collect: (answer) => {
      collected.push(...textsIn(answer).filter(isReusable).slice(0, 20))
      collected.splice(0, Math.max(0, collected.length - 300))
    },
  }
}

/** Context of generated values. */
export interface ValueContext {
  random: Random
  pool: ValuePool
  api: ApiDescription
  today: string
}

const fits = (text: string, { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): boolean =>
  text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(text))

const words = 'Lyst sommerhus ved Ærø Skagen hytte i fjeldet med sauna og båd til leje '

const textFor = (schema: Schema, { random, pool, today }: ValueContext): string => {
  if (schema.format === 'date') return addDays(today, random.whole(-3, 90))
  if (schema.format === 'date-time') return new Date(Date.UTC(2026, random.whole(0, 30), 1)).toISOString()
  if (schema.format === 'email') return `fuzz-${random.whole(0, 999_999)}@test.example`
  const known = pool.all().filter((text) => fits(text, schema))
  if (schema.format === 'uuid') return known.length > 0 && random.chance(0.9) ? random.pick(known) : randomUUID()
  if (known.length > 0 && (schema.pattern !== undefined || random.chance(0.3))) return random.pick(known)
  const length = random.whole(schema.minLength ?? 0, Math.min(schema.maxLength ?? 60, (schema.minLength ?? 0) + 60))
  return words.repeat(Math.ceil((length + 1) / words.length)).slice(0, length)
}

const numberFor = (schema: Schema, random: Random): number => {
  const min = Math.max(schema.minimum ?? -1_000, -1e9)
  const max = Math.min(schema.maximum ?? min + 5_000, 1e9)
  if (schema.type === 'integer') return random.whole(Math.ceil(min), Math.floor(Math.min(max, min + 100_000)))
  const step = schema.multipleOf
  const value = min + random.next() * (max - min)
  return step === undefined ? Math.round(value * 100) / 100 : Math.max(min, Math.floor(value / step) * step)
}

const objectFor = (schema: Schema, context: ValueContext): Record<string, unknown> => {
  const { random } = context
  const required = new Set(schema.required)
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name) || random.chance(0.5))
      .map(([name, property]) => [name, validValue(property, context)]),
  )
}

/** Generates a value that mostly fits a schema, from the pool where it has a fitting one. */
export const validValue = (given: Schema, context: ValueContext): unknown => {
  const { random } = context
  const schema = resolved(given, context.api)
  if (schema.enum) return random.pick(schema.enum)
  if (schema.const !== undefined) return schema.const
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return validValue(random.pick(choices), context)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') return objectFor(schema, context)
  if (type === 'array') {
    const min = schema.minItems ?? 0
    const length = random.whole(min, Math.min(schema.maxItems ?? 3, min + 3))
    return Array.from({ length }, () => validValue(schema.items ?? {}, context))
  }
  if (type === 'string') return textFor(schema, context)
  if (type === 'number' || type === 'integer') return numberFor({ ...schema, type }, random)
  if (type === 'boolean') return random.chance(0.5)
  return null
}
