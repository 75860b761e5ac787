import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import type { Random } from '../random/random.ts'
import { type ApiDescription, resolved, type Schema } from './api-description.ts'

/** Texts that mean something to the system: ids, dates, cursors, secrets. Grows with what answers show. */
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

/** A pool that begins with `known` and keeps the latest that it learns. */
export const createValuePool = (known: readonly string[]): ValuePool => {
  const learned: string[] = []
  return {
    all: () => [...known, ...learned],
    collect: (answer) => {
      learned.push(...textsIn(answer).filter(isReusable).slice(0, 20))
      learned.splice(0, Math.max(0, learned.length - 300))
    },
  }
}

/** What making values needs. */
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
  const least = Math.max(schema.minimum ?? -1_000, -1e9)
  const most = Math.min(schema.maximum ?? least + 5_000, 1e9)
  if (schema.type === 'integer') return random.whole(Math.ceil(least), Math.floor(Math.min(most, least + 100_000)))
  const step = schema.multipleOf
  const value = least + random.next() * (most - least)
  return step === undefined ? Math.round(value * 100) / 100 : Math.max(least, Math.floor(value / step) * step)
}

const objectFor = (schema: Schema, making: ValueContext): Record<string, unknown> => {
  const { random } = making
  const required = new Set(schema.required)
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name) || random.chance(0.5))
      .map(([name, property]) => [name, validValue(property, making)]),
  )
}

/** A value that fits a schema, mostly; what it says is taken from the pool where the pool has something. */
export const validValue = (given: Schema, making: ValueContext): unknown => {
  const { random } = making
  const schema = resolved(given, making.api)
  if (schema.enum) return random.pick(schema.enum)
  if (schema.const !== undefined) return schema.const
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return validValue(random.pick(choices), making)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') return objectFor(schema, making)
  if (type === 'array') {
    const least = schema.minItems ?? 0
    const length = random.whole(least, Math.min(schema.maxItems ?? 3, least + 3))
    return Array.from({ length }, () => validValue(schema.items ?? {}, making))
  }
  if (type === 'string') return textFor(schema, making)
  if (type === 'number' || type === 'integer') return numberFor({ ...schema, type }, random)
  if (type === 'boolean') return random.chance(0.5)
  return null
}
