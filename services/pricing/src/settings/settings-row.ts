import type { FeeSettings } from '@nordbo/contracts'
import type { FeeSettings as Row } from '../generated/prisma/client.ts'

/** The key of the only settings row. */
export const settingsRow = { id: 1 } as const

/** Maps the stored settings to the contract. */
export const toSettings = (row: Omit<Row, 'id' | 'revision'>): FeeSettings => ({
  model: row.model,
  serviceFeePercent: row.serviceFeePercent,
  platformFeePercent: row.platformFeePercent,
  weekendNights: row.weekendNights,
  discountStacking: row.discountStacking,
})
