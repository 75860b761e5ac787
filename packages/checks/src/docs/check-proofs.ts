import { testNames } from '../coverage/test-names.ts'

/** A page that may name tests as proofs: `file` › “title”. */
interface Page {
  path: string
  source: string
}

const proofPattern = /`([^`\n]+)`\s+›\s+“([^”\n]+)”/g

/** Proofs that a page names and that do not exist: no such file, or no test of that title in it. */
export const checkProofs = (pages: readonly Page[], read: (file: string) => string | undefined): string[] => {
  const known = new Map<string, RegExp[] | undefined>()
  const namesIn = (file: string): RegExp[] | undefined => {
    if (!known.has(file)) {
      const source = read(file)
      known.set(file, source === undefined ? undefined : testNames(file, source))
    }
    return known.get(file)
  }
  const problemWith = (file: string, title: string): string | undefined => {
    const names = namesIn(file)
    if (!names) return `${file}, which does not exist`
    return names.some((name) => name.test(title)) ? undefined : `'${title}', which is no test of ${file}`
  }
  return pages.flatMap(({ path, source }) =>
    source.split('\n').flatMap((line, index) =>
      [...line.matchAll(proofPattern)].flatMap(([, file = '', title = '']) => {
        const problem = problemWith(file, title)
        return problem === undefined ? [] : [`${path} line ${index + 1} names ${problem}`]
      }),
    ),
  )
}
