import { relative } from 'node:path'
import { z } from 'zod'
import type { RanTest } from './check-coverage.ts'

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** Tests of a vitest report, with files relative to `root`. */
export const ranInVitest = (report: unknown, root: string): RanTest[] =>
  vitestReport
    .parse(report)
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
    )

interface Suite {
  title: string
  file: string
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[] | undefined
  suites?: Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z
      .array(z.object({ title: z.string(), ok: z.boolean(), tests: z.array(z.object({ status: z.string() })) }))
      .optional(),
    suites: z.array(suite).optional(),
  }),
)
const playwrightReport = z.object({ suites: z.array(suite) })

const flatten = (each: Suite, around: readonly string[], folder: string): RanTest[] => {
  // The outermost suite is the file itself.
  const names = each.title === each.file ? around : [...around, each.title]
  const own = (each.specs ?? []).map((spec) => ({
    file: `${folder}/${each.file}`,
    title: spec.title,
    fullName: [...names, spec.title].join(' '),
    status: spec.tests.every((test) => test.status === 'expected') ? 'passed' : 'failed',
  }))
  return [...own, ...(each.suites ?? []).flatMap((inner) => flatten(inner, names, folder))]
}

/** Tests of a Playwright report; `folder` is the test folder relative to the root. */
export const ranInPlaywright = (report: unknown, folder: string): RanTest[] =>
  playwrightReport.parse(report).suites.flatMap((each) => flatten(each, [], folder))

/** The tests of a run, where those that passed in their second try count as passed, also those that only ran then. */
export const afterSecondTry = (first: readonly RanTest[], second: readonly RanTest[]): RanTest[] => {
  const keyOf = ({ file, fullName }: RanTest): string => `${file}\n${fullName}`
  const known = new Set(first.map(keyOf))
  const passed = new Set(second.filter(({ status }) => status === 'passed').map(keyOf))
  return [
    ...first.map((test) => (passed.has(keyOf(test)) ? { ...test, status: 'passed' } : test)),
    ...second.filter((test) => !known.has(keyOf(test))),
  ]
}
