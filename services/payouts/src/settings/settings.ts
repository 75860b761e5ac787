import { ok, type payoutsService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'

/** The key of the only settings row. */
export const settingsRow = { id: 1 } as const
/** An hour in ms. */
export const hourMs = 3_600_000

type PayoutHandlers = Handlers<(typeof payoutsService)['procedures']>

/** Reads the current settings. */
export const readSettings = (reader: Pick<Tx, 'payoutSettings'>): Promise<{ releaseHours: number }> =>
  reader.payoutSettings.findUniqueOrThrow({ where: settingsRow, select: { releaseHours: true } })

/** Shows the settings. */
export const showSettings =
  ({ db }: Deps): PayoutHandlers['settings'] =>
  async () =>
    ok(await readSettings(db.client))

/** Replaces the settings. Existing payouts keep their due dates. */
export const setSettings =
  ({ db }: Deps): PayoutHandlers['setSettings'] =>
  ({ releaseHours }, call) =>
    call.command(db, async (tx) => {
      await tx.payoutSettings.update({ where: settingsRow, data: { releaseHours } })
      return ok({ releaseHours })
    })

/** Turns instant payouts to the host's bank on or off for a home. */
export const setInstantPayouts =
  ({ db }: Deps): PayoutHandlers['setInstantPayouts'] =>
  ({ listingId, enabled }, call) =>
    call.command(db, async (tx) => {
      if (enabled) await tx.instantListing.createMany({ data: [{ listingId }], skipDuplicates: true })
      else await tx.instantListing.deleteMany({ where: { listingId } })
      return ok({ enabled })
    })
