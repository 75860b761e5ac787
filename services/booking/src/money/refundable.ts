import type { BookingStatus } from '@nordbo/contracts'

const refundable: ReadonlySet<BookingStatus> = new Set<BookingStatus>(['confirmed', 'completed'])

/** Can the host refund a part of a stay in this state? A cancelled stay is settled by its policy instead. */
export const hasRefundableState = ({ status }: { status: BookingStatus }): boolean => refundable.has(status)
