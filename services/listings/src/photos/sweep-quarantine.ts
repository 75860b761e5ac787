import type { Blobs, Logger } from '@nordbo/service-kit'

const hour = 60 * 60 * 1_000
/** The folder of uploads that are not validated yet. */
export const quarantineFolder = 'quarantine'
/** Unclaimed uploads are deleted after a day of real time, because files have real timestamps. */
const keptMs = 24 * hour

/** Deletes uploads older than a day. Returns how many. */
export const sweepQuarantine = async (blobs: Pick<Blobs, 'list' | 'delete'>, now: number): Promise<number> => {
  let swept = 0
  for await (const { key, modifiedAt } of blobs.list(quarantineFolder))
    if (now - modifiedAt.getTime() > keptMs) {
      await blobs.delete(key)
      swept++
    }
  return swept
}

/** Sweeps every hour. Returns a function that stops it. */
export const startQuarantineSweep = (blobs: Pick<Blobs, 'list' | 'delete'>, log: Logger): (() => void) => {
  const sweep = setInterval(() => {
    sweepQuarantine(blobs, Date.now()).then(
      (swept) => swept > 0 && log.info({ swept }, 'deleted uploads that nobody claimed'),
      (error: unknown) => log.warn({ err: error }, 'could not sweep the quarantine'),
    )
  }, hour)
  sweep.unref()
  return () => clearInterval(sweep)
}
