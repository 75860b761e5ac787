import { z } from 'zod'

const Result = z.object({
  /** ms */
  duration: z.number().default(0),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
})
const Spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string(), results: z.array(Result) })),
})
interface Suite {
  title: string
  file: string
  specs?: z.infer<typeof Spec>[] | undefined
  suites?: Suite[] | undefined
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(Spec).optional(),
    suites: z.array(Suite).optional(),
  }),
)
const Report = z.object({ suites: z.array(Suite), errors: z.array(z.unknown()).default([]) })

/** A test of a report, in one project. */
export interface BrowserTest {
  /** Relative to web/e2e. */
  file: string
  /** Titles of the blocks around it, and its own. */
  titles: readonly string[]
  project: string
  status: string
  /** Empty for a test that was skipped because another one failed. */
  results: readonly z.infer<typeof Result>[]
}

const testsOf = (suite: Suite, around: readonly string[]): BrowserTest[] => {
  // The outermost suite is the file itself.
  const names = suite.title === suite.file ? around : [...around, suite.title]
  return [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ projectName: project, ...test }) => ({
        ...test,
        project,
        file: suite.file,
        titles: [...names, title],
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, names)),
  ]
}

/** Reads a JSON report of Playwright: its tests, and the number of errors outside of them. */
export const readPlaywright = (report: unknown): { tests: BrowserTest[]; errors: number } => {
  const { suites, errors } = Report.parse(report)
  return { tests: suites.flatMap((suite) => testsOf(suite, [])), errors: errors.length }
}
