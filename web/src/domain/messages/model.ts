import type { PhotoDescriptor } from '@nordbo/contracts'

/** A picture of a message; its file is fetched through the thread. */
export interface Picture {
  id: string
  width: number
  height: number
}

export type Moment =
  | 'requested'
  | 'approved'
  | 'declined'
  | 'expired'
  | 'confirmed'
  | 'cancelled'
  | 'cancelledByGuest'
  | 'cancelledByHost'
  | 'completed'
  | 'altered'

/** One message as both participants see it. */
export interface Message {
  id: string
  threadId: string
  /** Its place in the thread: 1, 2, 3 and so on, without gaps. */
  seq: number
  /** Null for a message of the product. */
  senderId: string | null
  body: string
  /** Contact data is hidden in `body`. */
  masked: boolean
  event: { moment: Moment; bookingId: string; checkIn: string; checkOut: string } | null
  pictures: Picture[]
  createdAt: string
}

export type ThreadSide = 'guest' | 'host'

/** The home of a thread, and the other person as the reader may see them. */
export interface ThreadParties {
  listing: { id: string; title: string; city: string; cover: PhotoDescriptor | null } | null
  other: { id: string; name: string; photo: string | null } | null
}

/** A thread in the list of one participant. */
export interface ListedThread extends ThreadParties {
  id: string
  listingId: string
  side: ThreadSide
  guestId: string
  hostId: string
  lastMessage: Message | null
  lastMessageAt: string
  unread: number
  archived: boolean
}

/** A whole thread without its messages. */
export interface Thread extends ListedThread {
  lastSeq: number
  readSeq: number
  /** Up to where the other has read; null while it is not shared. */
  otherReadSeq: number | null
  contactsShown: boolean
  blockedBy: 'me' | 'other' | 'both' | null
  /** Newest first. */
  bookingIds: string[]
}

/** A message that a search found. */
export interface FoundMessage extends ThreadParties {
  message: Message
  snippet: string
  threadId: string
}
