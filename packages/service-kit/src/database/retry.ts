const lostRaces: ReadonlySet<string> = new Set(['40001', '40P01', 'P2034'])
const attempts = 4

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined

/** SQLSTATEs and Prisma codes of an error, through Prisma's wrapping. */
const codesOf = (error: unknown): unknown[] => {
  const cause = field(error, 'cause')
  const adapter = field(field(field(error, 'meta'), 'driverAdapterError'), 'cause')
  return [field(error, 'code'), field(cause, 'originalCode'), field(cause, 'code'), field(adapter, 'originalCode')]
}

/** The SQLSTATE that Postgres gave for an error, through Prisma's wrapping; undefined for other errors. */
export const sqlState = (error: unknown): string | undefined =>
  codesOf(error).find(
    (code): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^P\d/.test(code),
  )

/** Whether the database aborted this transaction in favour of another, so that a retry may work. */
export const isLostRace = (error: unknown): boolean => {
  const state = sqlState(error)
  if (state !== undefined) return lostRaces.has(state)
  return codesOf(error).some((code) => typeof code === 'string' && lostRaces.has(code))
}

/** Runs `work`, and runs it again up to three times when it lost a race, after a short random pause. */
export const retryLostRaces = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isLostRace(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
    }
  }
}
