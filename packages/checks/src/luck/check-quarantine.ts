import { testNames } from '../coverage/test-names.ts'

/** Tests that the quarantine holds at most. */
const maxTests = 5

/** The columns of docs/quarantine.tsv. */
export const quarantineHeader = 'test file\ttest name\tsince\twhy'

/** A line of docs/quarantine.tsv. */
export interface QuarantineRow {
  line: number
  /** Relative to the repository. */
  file: string
  /** Its own name, or with the names of the blocks around it. */
  test: string
  /** The day on which it came, as `2026-11-28`. */
  since: string
  why: string
}

/** The header and the lines of docs/quarantine.tsv. */
export const readQuarantineRows = (text: string): { header: string; rows: QuarantineRow[] } => {
  const [header = '', ...lines] = text.split('\n')
  const rows = lines.map((each, index) => {
    const [file = '', test = '', since = '', why = ''] = each.split('\t')
    return { line: index + 2, file, test, since, why }
  })
  return { header, rows: rows.filter(({ file }) => file !== '') }
}

const isTestOf = (source: string | undefined, { file, test }: QuarantineRow): boolean =>
  source !== undefined && testNames(file, source).some((name) => name.test(test))

/** Problems of docs/quarantine.tsv: more than five tests, one that does not exist, says no reason or is of money, rights or erasure. */
export const checkQuarantine = (
  text: string,
  read: (file: string) => string | undefined,
  isProtected: (test: QuarantineRow) => boolean,
): string[] => {
  const { header, rows } = readQuarantineRows(text)
  const problemWith = (row: QuarantineRow): string | undefined => {
    if (row.since === '' || row.why === '') return 'does not say since when and why'
    if (!isTestOf(read(row.file), row)) return `names '${row.test}', which is no test of ${row.file}`
    if (isProtected(row)) return `names '${row.test}', a test of money, rights or erasure: mend it`
    return undefined
  }
  return [
    ...(header === quarantineHeader ? [] : [`docs/quarantine.tsv must begin with the columns ${quarantineHeader}`]),
    ...(rows.length > maxTests
      ? [`docs/quarantine.tsv holds ${rows.length} tests; at most ${maxTests}: mend one`]
      : []),
    ...rows.flatMap((row) => {
      const problem = problemWith(row)
      return problem === undefined ? [] : [`docs/quarantine.tsv line ${row.line} ${problem}`]
    }),
  ]
}
