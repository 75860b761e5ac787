import type { Fault } from './fault.ts'
import type { Outcome } from './plant-fault.ts'

/** A proof in the form that `docs` holds to the tests. */
const proofOf = ({ file, title }: Fault['caughtBy']): string =>
  title === undefined ? `\`${file}\`` : `\`${file}\` › “${title}”`

const startOf = ({ feature, rule }: Fault): string => `| ${feature} | ${rule} |`

/** The line of a caught fault in docs/tests/planted.md. */
export const rowOf = ({ fault, tier }: Pick<Outcome, 'fault' | 'tier'>): string =>
  `${startOf(fault)} ${proofOf(fault.caughtBy)} | ${tier ?? '–'} |`

const heading = `# Planted faults

One rule broken at a time, and the test of its own change that fails. \`node packages/checks/src/main.ts planted --write\` plants them and
writes this page. Tier A always runs, B is the core, C is what the change reaches ([CONTRIBUTING](../../CONTRIBUTING.md)).

| feature | rule that breaks | caught by | tier |
|---|---|---|---|
`

/** The page with the faults that were caught now, and of the others of the list what it said before. */
export const writePage = (before: string, faults: readonly Fault[], outcomes: readonly Outcome[]): string => {
  const lines = before.split('\n')
  const rows = faults.flatMap((fault) => {
    const outcome = outcomes.find((each) => each.fault === fault)
    if (outcome) return outcome.problem === undefined ? [rowOf(outcome)] : []
    return lines.filter((line) => line.startsWith(startOf(fault)) && line.includes(proofOf(fault.caughtBy)))
  })
  return `${heading}${rows.join('\n')}\n`
}

/** A line of the printed table. */
export const printedRow = ({ fault, tier, seconds, problem }: Outcome): string =>
  [
    ...[fault.feature.padEnd(32), fault.rule.padEnd(76), fault.caughtBy.file.split('/').at(-1)?.padEnd(42)],
    ...[tier ?? '–', `${seconds.toFixed(1)} s`.padStart(8), problem === undefined ? '' : `NOT CAUGHT: ${problem}`],
  ].join(' ')
