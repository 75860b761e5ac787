/** Prints a line. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs one step and prints its duration. */
export const runStep = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  const done = await work()
  print(`  ${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${label}`)
  return done
}
