const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Prints a line. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs one step of a longer job and prints its label and duration; a slow step is also announced. */
export const runStep = async <T>(label: string, work: (note: (text: string) => void) => Promise<T>): Promise<T> => {
  const started = performance.now()
  let detail = ''
  const announcement = setTimeout(() => print(`  ... ${label}`), 1500)
  const note = (text: string): void => {
    detail = text
  }
  try {
    const result = await work(note)
    const took = seconds(performance.now() - started).padStart(7)
    print(`  ok ${took}  ${label}${detail === '' ? '' : ` (${detail})`}`)
    return result
  } finally {
    clearTimeout(announcement)
  }
}
