/** A fault that one change could bring, and the test that catches it. */
export interface Fault {
  /** What breaks for people: a name of `features.ts`. */
  feature: string
  /** The rule that breaks, as a sentence. */
  rule: string
  /** The source that is changed, relative to the repository. */
  file: string
  /** Its text, which stands in it once. */
  from: string
  /** What stands there instead: it compiles, and is wrong. */
  to: string
  /** The test file that fails, and its title where the file has many. */
  caughtBy: { file: string; title?: string }
}
