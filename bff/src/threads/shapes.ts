import {
  ListingId,
  Message,
  MessagePicture,
  PhotoDescriptor,
  PublicUser,
  Thread,
  ThreadSummary,
  UserId,
} from '@nordbo/contracts'
import { z } from 'zod'

/** A message as both people see it. */
export const ApiMessage = Message.meta({ id: 'Message' })
/** A picture of a message. */
export const ApiMessagePicture = MessagePicture.meta({ id: 'MessagePicture' })

/** The home of a thread, in the reader's language; null where it is gone. */
export const ThreadListing = z
  .object({ id: ListingId, title: z.string(), city: z.string(), cover: PhotoDescriptor.nullable() })
  .meta({ id: 'ThreadListing' })
export type ThreadListing = z.infer<typeof ThreadListing>

/** The other person of a thread, with the first name, and the full one once a stay was confirmed; null where the account is gone. */
export const ThreadPerson = z
  .object({ id: UserId, name: z.string(), photo: PublicUser.shape.photoUrl })
  .meta({ id: 'ThreadPerson' })
export type ThreadPerson = z.infer<typeof ThreadPerson>

const around = { listing: ThreadListing.nullable(), other: ThreadPerson.nullable() }

/** A thread in the list. */
export const ApiThreadSummary = ThreadSummary.omit({ otherName: true })
  .extend({ lastMessage: ApiMessage.nullable(), ...around })
  .meta({
    id: 'ThreadSummary',
  })
/** A whole thread without its messages. */
export const ApiThread = Thread.omit({ otherName: true })
  .extend({ lastMessage: ApiMessage.nullable(), ...around })
  .meta({ id: 'Thread' })

/** A message that a search found, with its thread. */
export const ApiFoundMessage = z
  .object({
    message: ApiMessage,
    /** The text around the words. */
    snippet: z.string(),
    thread: z.object({ id: ThreadSummary.shape.id, ...around }).nullable(),
  })
  .meta({ id: 'FoundMessage' })
