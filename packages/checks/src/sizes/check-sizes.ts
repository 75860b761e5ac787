/** Lines that a file should (`soft`) and must (`hard`) not exceed. */
const limits = {
  code: { soft: 200, hard: 400 },
  test: { soft: 300, hard: 500 },
} as const

const limitsOf = (path: string) => (/\.(test|spec)\.tsx?$/.test(path) ? limits.test : limits.code)

export interface SizeReport {
  /** Files over the soft limit, as sentences. */
  long: string[]
  /** Files over the hard limit, as sentences. */
  tooLong: string[]
}

/** Sorts files by their number of lines. */
export const checkSizes = (files: readonly { path: string; lines: number }[]): SizeReport => {
  const over = (kind: 'soft' | 'hard') =>
    files
      .filter(({ path, lines }) => lines > limitsOf(path)[kind])
      .sort((a, b) => b.lines - a.lines)
      .map(({ path, lines }) => `${lines} lines  ${path} (at most ${limitsOf(path)[kind]})`)
  return { long: over('soft'), tooLong: over('hard') }
}
