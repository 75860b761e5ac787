import { testNames } from '../coverage/test-names.ts'

const entry = /^## (\S+\.(?:test|spec)\.tsx?) › (.+)$/gm

/** Entries of docs/flaky.md whose test does not exist any more. Those of boots and whole files name no test. */
export const checkFlaky = (text: string, read: (file: string) => string | undefined): string[] =>
  [...text.matchAll(entry)].flatMap(([, file = '', name = '']) => {
    const source = read(file)
    const exists =
      source !== undefined &&
      (name === 'the whole file' ||
        testNames(file, source).some((each) => each.test(name.replaceAll(' › ', ' ')) || each.test(lastOf(name))))
    return exists ? [] : [`docs/flaky.md has an entry for '${name}', which is no test of ${file}: remove the entry`]
  })

/** A browser test's own name, without those of the blocks around it. */
const lastOf = (name: string): string => name.split(' › ').at(-1) ?? ''
