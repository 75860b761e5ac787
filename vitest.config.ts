import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { texts } from './packages/texts/src/vite/texts-plugin.ts'

const never = ['**/node_modules/**', '**/dist/**', '**/generated/**']

/** The longest test files, in this order: begun last, one of them would run on beside an idle core. */
const longest = ['start', 'publish-crash', 'restarted-servers', 'killed-payouts', 'permissions', 'recipes']

/** The order that a run of the suite asks for by its ledger, by the paths of test files. */
const order = process.env.NORDBO_TEST_ORDER

/** Places of test files: as the suite asks, else the longest ones first. */
const placesOf = (files: readonly TestSpecification[]): Map<string, number> => {
  const wanted =
    order === undefined
      ? longest.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(`/test/${name}.test.ts`)))
      : readFileSync(order, 'utf8')
          .split('\n')
          .map((file) => ({ moduleId: resolve(file) }))
  return new Map(wanted.map(({ moduleId }, place) => [moduleId, place]))
}

/** Files that share a system run one after the other, so that a worker boots it once and it does not stay up beside others. */
const sharesSystem = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('sharedStack(')

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = placesOf(files)
    const placeOf = ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? places.size
    const sorted = (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
    const sharing = sorted.filter(sharesSystem)
    // Where the first of them stands; without an order that is after the longest.
    const first = sorted.findIndex((file) => (order === undefined ? !places.has(file.moduleId) : file === sharing[0]))
    const others = sorted.filter((file) => !sharing.includes(file))
    return first === -1 ? sorted : [...others.slice(0, first), ...sharing, ...others.slice(first)]
  }
}

// `unit` and `component` run without servers; `integration` brings real ones through the testkit.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [texts()],
        test: {
          name: 'unit',
          setupFiles: ['vitest.setup.ts'],
          include: [
            '{packages,services}/*/{src,scripts}/**/*.test.ts',
            'bff/src/**/*.test.ts',
            'web/{src,scripts,test}/**/*.test.ts',
          ],
          exclude: never,
          // Files of one worker share their modules, which takes half the time: modules keep no state that a test could see.
          isolate: false,
          // Room for a busy machine; nothing here measures time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [texts()],
        // React as people get it, which takes half the time of the one for development.
        oxc: { jsx: { development: false } },
        test: {
          name: 'component',
          env: { NODE_ENV: 'production' },
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'https://nordbo.test/' } },
          setupFiles: ['vitest.setup.ts', 'web/test/setup.ts'],
          include: ['web/{src,test}/**/*.test.tsx'],
          exclude: never,
          css: false,
          // Files of one worker share the app's modules and the document: `web/test/setup.ts` makes both anew for each test.
          isolate: false,
          // Longer than what tests wait for on screen, so that they can say what is missing.
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles: ['vitest.setup.ts'],
          include: ['{packages,services}/*/test/**/*.test.ts', 'bff/test/**/*.test.ts'],
          exclude: never,
          // Files of one worker share the process with its modules, so that services load once: each system closes what it opened.
          isolate: false,
          testTimeout: 180_000,
          // A system boots in a hook, which a busy machine may do slowly.
          hookTimeout: 600_000,
          expect: { poll: { timeout: 30_000 } },
          // Node reads TypeScript itself, as it does for `npm start`; nothing here is replaced that a bundler would have to.
          experimental: { viteModuleRunner: false },
        },
      },
    ],
    // Two cores: two files at a time.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Threads would share the process: some tests send it signals.
    pool: 'forks',
    // Prisma's engine is WebAssembly, which Node still announces as experimental.
    execArgv: ['--disable-warning=ExperimentalWarning'],
  },
})
