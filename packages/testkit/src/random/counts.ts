/** Whether this is `npm run prove`, which may assert times; `npm test` never does. */
export const isFullRun = process.env.NORDBO_COUNTS === 'prove'

/** Number of cases: `full` in `npm run prove`, `reduced` in `npm test`. */
export const caseCount = (reduced: number, full: number): number => (isFullRun ? full : reduced)

const fixedSeed = 20_261_120

const chosen = (): number => {
  if (process.env.NORDBO_SEED !== undefined) return Number(process.env.NORDBO_SEED)
  return isFullRun ? Math.floor(Math.random() * 2 ** 31) : fixedSeed
}

/** Seed of random cases: fixed, but new at each `npm run prove`. It is printed, and NORDBO_SEED repeats it. */
export const chooseSeed = (what: string): number => {
  const number = chosen()
  process.stdout.write(`${what}: NORDBO_SEED=${number}\n`)
  return number
}
