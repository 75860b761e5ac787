import type { FeeSettings } from '@nordbo/contracts'
import type { SqlWriter } from '../../core/deps.ts'

/** Stores the settings that totals depend on. Older revisions are ignored. */
export const storeSettings = (tx: SqlWriter, settings: FeeSettings, revision: number) => tx.$executeRaw`
  update search_settings set
    service_fee_percent = ${settings.model === 'split' ? settings.serviceFeePercent : 0},
    weekend_nights = ${settings.weekendNights}::int[], discount_stacking = ${settings.discountStacking},
    revision = ${revision}
  where id = 1 and revision <= ${revision}`
