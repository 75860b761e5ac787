import type { NotificationKind, StaySide } from '@nordbo/contracts'

/** The ids of a stay and of what happens to it. */
export interface StayIds {
  bookingId: string
  listingId: string
  guestId: string
  hostId: string
  alterationId: string
}

/** An event of a stay, and who is told what of it. */
export interface MatrixEvent {
  event: string
  data: (ids: StayIds) => object
  told: readonly (readonly [NotificationKind, StaySide])[]
  /** Each event of it is a fact of its own, because it may happen several times. */
  repeats?: boolean
}
