import { type OutputOf, ok, type pricingService, type Result } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { settingsRow, toSettings } from './settings-row.ts'

/** The current fee settings. */
export const readSettings =
  ({ db }: Deps) =>
  async (): Promise<Result<OutputOf<typeof pricingService.procedures.settings>>> => {
    const row = await db.client.feeSettings.findUniqueOrThrow({ where: settingsRow })
    return ok({ ...toSettings(row), revision: row.revision })
  }
