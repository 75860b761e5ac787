const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Writes a line for the person in front of the terminal. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Does one step of a longer job and tells what it was and how long it took; says early when it takes its time. */
export const runStep = async <T>(label: string, work: (note: (text: string) => void) => Promise<T>): Promise<T> => {
  const started = performance.now()
  let detail = ''
  const patience = setTimeout(() => print(`  ... ${label}`), 1500)
  const note = (text: string): void => {
    detail = text
  }
  try {
    const result = await work(note)
    const took = seconds(performance.now() - started).padStart(7)
    print(`  ok ${took}  ${label}${detail === '' ? '' : ` (${detail})`}`)
    return result
  } finally {
    clearTimeout(patience)
  }
}
