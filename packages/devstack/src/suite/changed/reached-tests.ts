/** A test file that needs servers. */
export interface TestFile {
  /** Relative to the repository. */
  file: string
  /** Its text, and that of the files in its folder that it imports. */
  text: string
  /** How long it took the last time; undefined for a new one. */
  seconds: number | undefined
}

/** A package or service of the workspace. */
export interface Package {
  folder: string
  /** Folders of the packages that it imports, directly or through others. */
  imports: readonly string[]
  /** The process that it is started as; undefined for a library. */
  process: string | undefined
}

/** The processes that a test boots, by name; 'all' for a whole system. */
export const bootedBy = (text: string): readonly string[] | 'all' => {
  if (text.includes('sharedStack(')) return 'all'
  if (!text.includes('bootStack(')) return []
  const lists = [...text.matchAll(/(?:only:|const processes =) \[([^\]]*)\]/g)]
  if (lists.length === 0) return 'all'
  return lists.flatMap(([, list = '']) => [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name))
}

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`)
const isSource = (file: string): boolean => !/\/test\/|\.test\.ts$|\/e2e\/|\.md$/.test(file)

/**
 * How near a test is to a change: 0 for a changed test, 1 for one of the changed package, 2 for one that imports or boots it, 3 for a whole
 * system. Undefined where the change does not reach it.
 */
export const nearness = (
  test: TestFile,
  changed: readonly string[],
  packages: readonly Package[],
): 0 | 1 | 2 | 3 | undefined => {
  const sources = changed.filter(isSource)
  const isTouched = ({ folder, imports }: Package): boolean =>
    sources.some((file) => [folder, ...imports].some((each) => isIn(each, file)))
  const own = packages.find(({ folder }) => isIn(folder, test.file))
  if (changed.includes(test.file)) return 0
  if (own && sources.some((file) => isIn(own.folder, file))) return 1
  const booted = bootedBy(test.text)
  const processes = packages.filter((each) => each.process !== undefined && isTouched(each)).map((each) => each.process)
  if (booted === 'all') return processes.length > 0 || (own && isTouched(own)) ? 3 : undefined
  return booted.some((name) => processes.includes(name)) || (own && isTouched(own)) ? 2 : undefined
}

/** What one turn runs, nearest and quickest first, and what it leaves to the whole suite. */
export interface Turn {
  run: string[]
  left: string[]
}

/** Chooses the reached tests that fit into `budget`, seconds of one core; the nearest one always runs. */
export const chooseTests = (
  tests: readonly TestFile[],
  changed: readonly string[],
  packages: readonly Package[],
  budget: number,
): Turn => {
  const reached = tests
    .flatMap((test) => {
      const near = nearness(test, changed, packages)
      return near === undefined ? [] : [{ file: test.file, near, seconds: test.seconds ?? 10 }]
    })
    .toSorted((one, other) => one.near - other.near || one.seconds - other.seconds)
  let spent = 0
  const turn: Turn = { run: [], left: [] }
  for (const { file, seconds } of reached) {
    const fits = turn.run.length === 0 || spent + seconds <= budget
    if (fits) spent += seconds
    turn[fits ? 'run' : 'left'].push(file)
  }
  return turn
}
