import { type OutputOf, ok, type pricingService, type Result } from '@nordbo/contracts'
import type { Deps } from '../deps.ts'
import { theSettings, toSettings } from './settings-row.ts'

/** The settings that shape every price, as they stand. */
export const readSettings =
  ({ db }: Deps) =>
  async (): Promise<Result<OutputOf<typeof pricingService.procedures.settings>>> => {
    const row = await db.client.feeSettings.findUniqueOrThrow({ where: theSettings })
    return ok({ ...toSettings(row), revision: row.revision })
  }
