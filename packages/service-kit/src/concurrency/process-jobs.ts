import process from 'node:process'

/** Does the jobs of a process pool in this process, one at a time, and ends with the process that gives them. */
export const doJobs = <I>(work: (input: I) => Promise<unknown>): void => {
  const answer = (said: object): void => void process.send?.(said)
  process.on('message', (input: I) => {
    work(input).then(
      (value) => answer({ ok: true, value }),
      (error: unknown) => answer({ ok: false, message: error instanceof Error ? error.message : String(error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}
