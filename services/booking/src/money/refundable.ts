import type { BookingStatus } from '@nordbo/contracts'

const refundable: ReadonlySet<BookingStatus> = new Set<BookingStatus>(['confirmed', 'completed'])

/** May the host give a part of this stay's money back? Only of one that stands: a cancelled one is settled by its policy. */
export const hasRefundableState = ({ status }: { status: BookingStatus }): boolean => refundable.has(status)
