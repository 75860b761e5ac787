import { ok, type payoutsService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps, Tx } from '../deps.ts'

/** The one row there is. */
export const theSettings = { id: 1 } as const
/** ms */
export const hourMs = 3_600_000

type Answers = Handlers<(typeof payoutsService)['procedures']>

/** The settings in force. */
export const readSettings = (reader: Pick<Tx, 'payoutSettings'>): Promise<{ releaseHours: number }> =>
  reader.payoutSettings.findUniqueOrThrow({ where: theSettings, select: { releaseHours: true } })

/** Shows the settings. */
export const showSettings =
  ({ db }: Deps): Answers['settings'] =>
  async () =>
    ok(await readSettings(db.client))

/** Replaces the settings; what is planned keeps its day. */
export const setSettings =
  ({ db }: Deps): Answers['setSettings'] =>
  ({ releaseHours }, call) =>
    call.command(db, async (tx) => {
      await tx.payoutSettings.update({ where: theSettings, data: { releaseHours } })
      return ok({ releaseHours })
    })

/** Whether releases of a home's stays go on to the bank at once. */
export const setInstantPayouts =
  ({ db }: Deps): Answers['setInstantPayouts'] =>
  ({ listingId, enabled }, call) =>
    call.command(db, async (tx) => {
      if (enabled) await tx.instantListing.createMany({ data: [{ listingId }], skipDuplicates: true })
      else await tx.instantListing.deleteMany({ where: { listingId } })
      return ok({ enabled })
    })
