import type { Selection } from './selection/read-selection.ts'
import { type ChoosableTest, reasonLines, type TierPlan } from './selection/tier-plan.ts'

const countOf = (tests: readonly { file: string }[]): string => {
  const browser = tests.filter(({ file }) => file.startsWith('web/e2e/')).length
  return `${tests.length - browser} integration and ${browser} browser files`
}

const ageWords = (age: number): string =>
  age === Number.POSITIVE_INFINITY
    ? 'has no pass yet'
    : `passed ${age} ${age === 1 ? 'commit' : 'commits'} of the main line ago`

/** Number of files that the closing lines name as the oldest. */
const maxNamed = 3

/** Lines that name what has not passed for the longest time. */
export const oldestLines = (left: readonly ChoosableTest[]): string[] =>
  left.slice(0, maxNamed).map(({ file, age }) => `    ${file} ${ageWords(age)}`)

/** What a run says before it begins: what is compared, and which changes reach how many tests. */
export const reasonedLines = (
  { base, changed, tests }: Pick<Selection, 'base' | 'changed' | 'tests'>,
  { reached, held }: TierPlan,
): string[] => [
  `${changed.length} files differ from ${base.commit.slice(0, 10)} (${base.reason}); they reach ${countOf([...reached, ...held])} besides the core.`,
  ...reasonLines(tests, changed),
]

/** The files of each tier, for `--plan`. */
export const planLines = ({ core, reached, held, rest }: TierPlan): string[] => {
  const tier = (name: string, tests: readonly ChoosableTest[]): string[] => {
    const seconds = tests.reduce((sum, test) => sum + test.seconds, 0)
    return [
      `${name}: ${countOf(tests)}, about ${seconds.toFixed(0)} s one after the other`,
      ...tests.map(({ file, age }) => `    ${file} ${ageWords(age)}`),
    ]
  }
  return [
    ...tier('Core, always', core),
    ...tier('Reached by the change', reached),
    ...tier('Reached, but passed before with the same inputs', held),
    ...tier('Rest, the stalest first, as far as there is time', rest),
  ]
}

/**
 * The closing lines of a run: what ran, what counted by the ledger and what was left, the oldest named; the CPU of stages. Without a plan
 * everything ran. `begun` has the files of the rest that were begun.
 */
export const closingLines = (
  tests: readonly ChoosableTest[],
  plan: TierPlan | undefined,
  begun: ReadonlySet<string>,
  cpu: readonly { name: string; seconds: number }[],
): string[] => {
  const ran = plan
    ? [
        `  always: static checks, types, unit and component tests, the build; of the core ${countOf(plan.core)}`,
        `  reached by the change: ${countOf(plan.reached)}`,
        ...(plan.held.length > 0 ? [`  reached, but passed before with the same inputs: ${countOf(plan.held)}`] : []),
        `  of the rest, the stalest first: ${countOf(plan.rest.filter(({ file }) => begun.has(file)))}`,
      ]
    : [`  everything: static checks, types, unit and component tests, the build, ${countOf(tests)}`]
  const left = plan?.rest.filter(({ file }) => !begun.has(file)) ?? []
  return [
    '\nWhat ran:',
    ...ran,
    left.length === 0 ? '  Nothing was left.' : `  left: ${countOf(left)}; the oldest of them:`,
    ...oldestLines(left),
    `  CPU: ${cpu.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}`,
  ]
}
