/** When a test file passed last. */
export interface Pass {
  /** Date of the commit that it passed on, ISO in UTC. */
  date: string
  seconds: number
  /** Hash of what it needed to run. */
  inputs: string
}

/** Passes by test file, relative to the repository. */
export type Ledger = ReadonlyMap<string, Pass>

const header = 'test file\tlast pass\tseconds\tinputs'

/** Reads the ledger. Of a file that has several lines after a merge the newest counts. */
export const parseLedger = (text: string): Map<string, Pass> => {
  const passes = new Map<string, Pass>()
  for (const line of text.split('\n')) {
    const [file = '', date = '', seconds = '', inputs = ''] = line.split('\t')
    if (file === '' || line === header || Number.isNaN(Date.parse(date))) continue
    const before = passes.get(file)
    if (before === undefined || date >= before.date) passes.set(file, { date, seconds: Number(seconds) || 0, inputs })
  }
  return passes
}

/** Writes the ledger, one line a test file, sorted. */
export const writeLedger = (ledger: Ledger): string =>
  [
    header,
    ...[...ledger].map(([file, { date, seconds, inputs }]) => `${file}\t${date}\t${seconds}\t${inputs}`).sort(),
    '',
  ].join('\n')

/** The ledger after a run: with its passes, without files that are gone. */
export const withPasses = (before: Ledger, passed: Ledger, exists: (file: string) => boolean): Map<string, Pass> =>
  new Map([...before, ...passed].filter(([file]) => exists(file)))

/** Commits of the main line since a pass, by their dates; Infinity without a pass. A merge counts as one. */
export const ageOf = (pass: Pass | undefined, mainLine: readonly string[]): number =>
  pass === undefined ? Number.POSITIVE_INFINITY : mainLine.filter((date) => date > pass.date).length
