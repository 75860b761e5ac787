import { ok, type ParsedInputOf, pricingEvents, type pricingService, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { theSettings, toSettings } from './settings-row.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.setSettings>

/** Replaces the settings and tells everyone who computes prices. The contract admits admins alone. */
export const setSettings =
  ({ kit, db }: Deps) =>
  async (settings: Input, call: Call): Promise<Result<{ revision: number }>> =>
    call.command(db, async (tx) => {
      const { revision, ...row } = await tx.feeSettings.update({
        where: theSettings,
        data: { ...settings, revision: { increment: 1 } },
      })
      await kit.emit(tx, pricingEvents.settingsChanged, {
        aggregateId: 'settings',
        revision,
        data: toSettings(row),
      })
      return ok({ revision })
    })
