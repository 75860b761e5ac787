import { z } from 'zod'

const reply = z.object({ offsetMs: z.number() })
const patienceMs = 15_000
const retryMs = 250

/** Asks the sandbox how far domain time is ahead of real time; waits for a sandbox that is still starting. */
export const readSandboxOffset = async (sandboxUrl: string): Promise<number> => {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      const response = await fetch(new URL('/_sandbox/clock', sandboxUrl), { signal: AbortSignal.timeout(2_000) })
      if (!response.ok) throw new Error(`the sandbox answered ${response.status}`)
      return reply.parse(await response.json()).offsetMs
    } catch (error) {
      if (Date.now() >= until) throw new Error(`cannot read the test clock at ${sandboxUrl}`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}
