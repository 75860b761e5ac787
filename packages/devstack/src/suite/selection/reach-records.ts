/** What a browser test file was seen to reach, by its path. */
export interface ReachRecord {
  /** Modules of the web that were loaded by themselves, such as `web/src/app/pages/trip-page.tsx`; texts as `texts/<part>`. */
  modules: readonly string[]
  /** Files of the BFF whose routes were called. */
  routes: readonly string[]
}

const header = 'test file\tmodules of the web\troutes of the BFF'
const words = (column: string | undefined): string[] => (column ?? '').split(' ').filter((word) => word !== '')
const merged = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])].sort()

/** Reads the records. A file that has two lines after a merge has reached what both name. */
export const parseRecords = (text: string): Map<string, ReachRecord> => {
  const records = new Map<string, ReachRecord>()
  for (const line of text.split('\n')) {
    const [file = '', modules, routes] = line.split('\t')
    if (file === '' || line === header) continue
    const before = records.get(file) ?? { modules: [], routes: [] }
    records.set(file, {
      modules: merged(before.modules, words(modules)),
      routes: merged(before.routes, words(routes)),
    })
  }
  return records
}

/** Writes the records, one line a test file, sorted. */
export const writeRecords = (records: ReadonlyMap<string, ReachRecord>): string =>
  [
    header,
    ...[...records]
      .map(
        ([file, { modules, routes }]) => `${file}\t${merged(modules, []).join(' ')}\t${merged(routes, []).join(' ')}`,
      )
      .sort(),
    '',
  ].join('\n')
