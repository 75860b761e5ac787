/** One line of docs/coverage.tsv: a requirement and a test of it. */
export interface CoverageRow {
  line: number
  id: string
  requirement: string
  file: string
  test: string
}

/** A test that ran. */
export interface RanTest {
  /** Relative to the root. */
  file: string
  /** As written in the file. */
  title: string
  /** With the names of the blocks around it. */
  fullName: string
  status: string
}

/** A requirement of packages/checks/requirements.tsv. */
export interface Requirement {
  id: string
  area: string
}

export interface CoverageInputs {
  header: string
  rows: readonly CoverageRow[]
  requirementIds: ReadonlySet<string>
  fileExists: (file: string) => boolean
  ran: readonly RanTest[]
  /** Whether a test that did not run counts: its file passed in an earlier run, and has it still. */
  passedBefore: (row: CoverageRow) => boolean
  /** Tests whose failure does not count. */
  quarantine: readonly Pick<CoverageRow, 'file' | 'test'>[]
}

export const coverageHeader = 'id\trequirement\ttest file\ttest name'

const named =
  (row: CoverageRow) =>
  (test: RanTest): boolean =>
    test.file === row.file && (test.title === row.test || test.fullName === row.test)

const problemWith = (row: CoverageRow, inputs: CoverageInputs): string | undefined => {
  const { requirementIds, fileExists, ran, passedBefore, quarantine } = inputs
  if (row.requirement === '' || row.file === '' || row.test === '') return 'has an empty column'
  if (!requirementIds.has(row.id)) return `names '${row.id}', which is no requirement`
  if (!fileExists(row.file)) return `names ${row.file}, which does not exist`
  const tests = ran.filter(named(row))
  const ranItsFile = ran.some(({ file }) => file === row.file)
  if (tests.length === 0 && !ranItsFile && passedBefore(row)) return undefined
  if (tests.length === 0) return `names '${row.test}' in ${row.file}, which did not run`
  const isQuarantined = tests.some((test) =>
    quarantine.some(({ file, test: name }) => named({ ...row, file, test: name })(test)),
  )
  if (!isQuarantined && tests.some((test) => test.status !== 'passed'))
    return `names '${row.test}' in ${row.file}, which did not pass`
  return undefined
}

/** Problems of docs/coverage.tsv, by the tests of this run. */
export const checkCoverage = (inputs: CoverageInputs): string[] => [
  ...(inputs.header === coverageHeader ? [] : [`docs/coverage.tsv must begin with the columns ${coverageHeader}`]),
  ...inputs.rows.flatMap((row) => {
    const problem = problemWith(row, inputs)
    return problem === undefined ? [] : [`docs/coverage.tsv line ${row.line} ${problem}`]
  }),
]
