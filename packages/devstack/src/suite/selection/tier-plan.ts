/** A test file that a run may leave out. */
export interface ChoosableTest {
  /** Relative to the repository. */
  file: string
  kind: 'integration' | 'browser'
  /** What it needs to run, itself among it. 'everything' for one of which that is not known. */
  needs: ReadonlySet<string> | 'everything'
  /** Hash of what it needs. */
  inputs: string
  /** Expected seconds. */
  seconds: number
  /** Commits of the main line since it passed; Infinity for never. */
  age: number
  /** Whether it passed with these inputs. */
  held: boolean
}

/** The files of a run by tier. */
export interface TierPlan {
  /** Always run. */
  core: ChoosableTest[]
  /** Reached by the change. */
  reached: ChoosableTest[]
  /** Reached too, but passed before with the same inputs. */
  held: ChoosableTest[]
  /** All others, those first that have not passed for the longest time. */
  rest: ChoosableTest[]
}

/** Files that no test is run for: pages for people, and what runs write themselves. */
export const isSilent = (file: string): boolean => /^(docs\/|\.ci\/|[^/]+\.md$)|\/README\.md$/.test(file)

/** Does the change reach a test? */
export const isReached = ({ needs }: ChoosableTest, changed: readonly string[]): boolean =>
  changed.some((file) => (needs === 'everything' ? !isSilent(file) : needs.has(file)))

const byAge = (one: ChoosableTest, other: ChoosableTest): number =>
  // Of two that never passed the difference is no number, and the next comparison decides.
  other.age - one.age || other.seconds - one.seconds || one.file.localeCompare(other.file)

/** Sorts tests as `--all` runs them: those first that have not passed for the longest time, of these the longest. */
export const stalestFirst = (tests: readonly ChoosableTest[]): ChoosableTest[] => tests.toSorted(byAge)

/** Puts tests into tiers by what changed. */
export const planTiers = (
  tests: readonly ChoosableTest[],
  changed: readonly string[],
  core: ReadonlySet<string>,
): TierPlan => {
  const plan: TierPlan = { core: [], reached: [], held: [], rest: [] }
  for (const test of stalestFirst(tests)) {
    const tier = core.has(test.file) ? 'core' : !isReached(test, changed) ? 'rest' : test.held ? 'held' : 'reached'
    plan[tier].push(test)
  }
  return plan
}

const areaOf = (file: string): string => /^((packages|services|web\/src|bff\/src)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file

/** Lines that say which changes reach how many tests, the widest first. */
export const reasonLines = (tests: readonly ChoosableTest[], changed: readonly string[]): string[] => {
  const areas = Map.groupBy(changed, areaOf)
  return [...areas]
    .map(([area, files]) => ({ area, files, count: tests.filter((test) => isReached(test, files)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 6)
    .map(({ area, files, count }) => {
      const changes = files.length === 1 ? 'file changed' : 'files changed'
      return `  ${files.length} ${changes} in ${area}: ${count} test files`
    })
}
