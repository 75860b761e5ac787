import type { z } from 'zod'
import { productionProblems } from './production-rules.ts'

/** A configuration that cannot be used. The message lists every problem by variable and never a value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(process: string, problems: readonly string[]) {
    super(
      `${process} cannot start, its configuration has ${problems.length} problem(s):\n  - ${problems.join('\n  - ')}`,
    )
    this.problems = problems
  }
}

type Environment = Readonly<Record<string, unknown>>

const present = (environment: Environment, key: string): boolean =>
  environment[key] !== undefined && environment[key] !== ''

/** Rules that span several variables; they hold for every process. */
const crossFieldProblems = (environment: Environment): string[] => {
  const problems: string[] = []
  if (present(environment, 'S3_BUCKET'))
    for (const key of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      if (!present(environment, key)) problems.push(`${key}: is needed when S3_BUCKET is set`)
  return problems
}

const describeIssue = (issue: z.core.$ZodIssue, environment: Environment): string => {
  const key = String(issue.path[0] ?? '')
  if (!present(environment, key)) return `${key}: is missing`
  return `${issue.path.map(String).join('.')}: ${issue.message.replace(/^Invalid input: /, '')}`
}

/** The schema's variables: parsed with their defaults, or as given when parsing failed. */
const knownValues = (schema: z.ZodObject, given: Environment, parsed: unknown): Environment =>
  typeof parsed === 'object' && parsed !== null
    ? { ...parsed }
    : Object.fromEntries(Object.keys(schema.shape).map((key) => [key, given[key]]))

/**
 * Reads a process's configuration once. An empty variable counts as absent.
 * @throws ConfigError naming every problem at once
 */
export const loadConfig = <S extends z.ZodObject>(
  process: string,
  schema: S,
  environment: Environment,
): z.output<S> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([key]) => present(environment, key)))
  const result = schema.safeParse(given)
  const problems = [
    ...(result.success ? [] : result.error.issues.map((issue) => describeIssue(issue, given))),
    ...crossFieldProblems(given),
    ...(given.NODE_ENV === 'production' ? productionProblems(knownValues(schema, given, result.data)) : []),
  ]
  if (!result.success || problems.length > 0) throw new ConfigError(process, problems)
  return result.data
}
