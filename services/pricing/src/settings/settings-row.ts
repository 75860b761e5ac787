import type { FeeSettings } from '@nordbo/contracts'
import type { FeeSettings as Row } from '../generated/prisma/client.ts'

/** The one row there is. */
export const theSettings = { id: 1 } as const

/** The stored settings as the contract words them. */
export const toSettings = (row: Omit<Row, 'id' | 'revision'>): FeeSettings => ({
  model: row.model,
  serviceFeePercent: row.serviceFeePercent,
  platformFeePercent: row.platformFeePercent,
  weekendNights: row.weekendNights,
  discountStacking: row.discountStacking,
})
