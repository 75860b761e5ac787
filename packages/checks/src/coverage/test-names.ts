import { parseSync } from 'vite'
import { z } from 'zod'

const Call = z.object({
  ...{ type: z.literal('CallExpression'), start: z.number(), end: z.number() },
  ...{ callee: z.unknown(), arguments: z.array(z.unknown()) },
})
const Named = z.object({ type: z.literal('Identifier'), name: z.string() })
const Member = z.object({ type: z.literal('MemberExpression'), object: z.unknown() })
const Text = z.object({ type: z.literal('Literal'), value: z.string() })
const Template = z.object({
  type: z.literal('TemplateLiteral'),
  quasis: z.array(z.object({ value: z.object({ cooked: z.string() }) })),
})

const anything = '.+'
const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** `describe`, `test` or `it` of `test(…)`, `it.each(…)(…)` and the like. */
const kindOf = (callee: unknown): { name: string; each: boolean } | undefined => {
  const named = Named.safeParse(callee).data
  if (named) return { name: named.name, each: false }
  const member = Member.safeParse(callee).data
  if (member) return kindOf(member.object)
  const called = Call.safeParse(callee).data
  const inner = called && kindOf(called.callee)
  return inner && { ...inner, each: true }
}

/** A name as a pattern, in which placeholders match any text. */
const patternOf = (title: unknown, each: boolean): string | undefined => {
  const parts = Template.safeParse(title).data?.quasis.map(({ value }) => value.cooked)
  const text = Text.safeParse(title).data?.value
  const texts = parts ?? (text === undefined ? undefined : [text])
  const filled = (part: string): string =>
    each
      ? part
          .split(/%[sdifjop%]|\$[\w.]+/)
          .map(literally)
          .join(anything)
      : literally(part)
  return texts?.map(filled).join(anything)
}

/** A test as written in a file; one with cases stands once. */
export interface TestBlock {
  /** Pattern of its own name, in which placeholders match any text. */
  own: string
  /** Pattern of its name with the names of the blocks around it. */
  full: string
  /** From `test` to its last bracket. */
  text: string
}

/** The tests of a file. */
export const testBlocks = (file: string, source: string): TestBlock[] => {
  const found: TestBlock[] = []
  const walk = (node: unknown, around: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return
    const call = Call.safeParse(node).data
    const kind = call && kindOf(call.callee)
    const own = kind && ['describe', 'test', 'it'].includes(kind.name) && patternOf(call.arguments[0], kind.each)
    const within = own && kind.name === 'describe' ? [...around, own] : around
    if (own && kind.name !== 'describe')
      found.push({ own, full: [...around, own].join(' '), text: source.slice(call.start, call.end) })
    for (const value of Object.values(node)) walk(value, within)
  }
  walk(parseSync(file, source).program, [])
  return found
}

/** Patterns of the names that the tests of a file can have: as written, and with the names of the blocks around them. */
export const testNames = (file: string, source: string): RegExp[] =>
  testBlocks(file, source).flatMap(({ own, full }) => [own, full].map((name) => new RegExp(`^${name}$`, 'su')))
