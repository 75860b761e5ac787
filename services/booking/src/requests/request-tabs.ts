import type { BookingStatus, RequestTab } from '@nordbo/contracts'

/** The states of each tab of a host's requests (docs/product/booking.md, Tabs of a host). */
export const requestTabStatuses = {
  pending: ['pending_request'],
  approved: ['host_approved', 'awaiting_payment'],
  declined: ['declined'],
  expired: ['expired'],
} as const satisfies Record<RequestTab, BookingStatus[]>
