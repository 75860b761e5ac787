import { ok, type ParsedInputOf, pricingEvents, type pricingService, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { settingsRow, toSettings } from './settings-row.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.setSettings>

/** Replaces the fee settings and emits them. The contract admits administrators only. */
export const setSettings =
  ({ kit, db }: Deps) =>
  async (settings: Input, call: Call): Promise<Result<{ revision: number }>> =>
    call.command(db, async (tx) => {
      const { revision, ...row } = await tx.feeSettings.update({
        where: settingsRow,
        data: { ...settings, revision: { increment: 1 } },
      })
      await kit.emit(tx, pricingEvents.settingsChanged, {
        aggregateId: 'settings',
        revision,
        data: toSettings(row),
      })
      return ok({ revision })
    })
