import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { texts } from './packages/texts/src/vite/texts-plugin.ts'

const never = ['**/node_modules/**', '**/dist/**', '**/generated/**']

/** The longest test files, in this order: begun last, one of them would run on beside an idle core. */
const longest = ['start', 'publish-crash', 'restarted-servers', 'killed-payouts', 'permissions', 'recipes']

/** Files that share a system run one after the other, so that a worker boots it once and it does not stay up beside others. */
const sharesSystem = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('sharedStack(')

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const long = longest.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(`/test/${name}.test.ts`)))
    const rest = sorted.filter((file) => !long.includes(file))
    return [...long, ...rest.filter(sharesSystem), ...rest.filter((file) => !sharesSystem(file))]
  }
}

// `unit` runs without servers; `integration` brings real ones through the testkit.
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
            'web/{src,scripts}/**/*.test.ts',
          ],
          exclude: never,
          // Files of one worker share their modules, which takes half the time: modules keep no state that a test could see.
          isolate: false,
          // Room for a busy machine; nothing here measures time.
          testTimeout: 20_000,
          hookTimeout: 30_000,
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
