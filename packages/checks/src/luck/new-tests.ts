import { testBlocks } from '../coverage/test-names.ts'

/** A test file as a commit or the working tree has it. */
export interface TestSource {
  /** Relative to the repository. */
  file: string
  source: string
}

/** The tests of a file that a change brings. */
export interface NewTests {
  file: string
  /** Patterns of their own names. */
  titles: string[]
}

/** Without what only a formatter changes, as when a test moves into a block. */
const squeezed = (text: string): string => text.replaceAll(/\s+/g, '').replaceAll(/,(?=[)\]}])/g, '')

/**
 * Tests that are new or whose text differs from `before`, the same files at the base and those that are gone since. A test that only moved to
 * another file is not new, and a changed helper beside a test does not make it new.
 */
export const newTests = (now: readonly TestSource[], before: readonly TestSource[]): NewTests[] => {
  const blocksOf = ({ file, source }: TestSource): { own: string; key: string }[] =>
    testBlocks(file, source).map(({ own, text }) => ({ own, key: `${own}\n${squeezed(text)}` }))
  const known = new Set(before.flatMap(blocksOf).map(({ key }) => key))
  return now.flatMap((file) => {
    const titles = blocksOf(file).flatMap(({ own, key }) => (known.has(key) ? [] : [own]))
    return titles.length === 0 ? [] : [{ file: file.file, titles: [...new Set(titles)] }]
  })
}
