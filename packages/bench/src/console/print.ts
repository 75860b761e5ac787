/** Writes a line for the person in front of the terminal. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Does one step and tells how long it took. */
export const runStep = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const began = performance.now()
  const done = await work()
  print(`  ${((performance.now() - began) / 1_000).toFixed(1).padStart(6)} s  ${label}`)
  return done
}
