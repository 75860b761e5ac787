import { ok, type payoutsService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'

/** The key of the only settings row. */
export const settingsRow = { id: 1 } as const
/** An hour in ms. */
export const hourMs = 3_600_000

const settings = z.tuple([z.object({ releaseHours: z.int() })])

type PayoutHandlers = Handlers<(typeof payoutsService)['procedures']>

/** Reads the current settings. */
export const readSettings = async (reader: Reader): Promise<{ releaseHours: number }> =>
  settings.parse(
    await reader.$queryRaw`select release_hours as "releaseHours" from payout_settings where id = ${settingsRow.id}`,
  )[0]

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
