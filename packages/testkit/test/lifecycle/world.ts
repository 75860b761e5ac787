import type { BookingMode, BookingStatus } from '@nordbo/contracts'

/** A booking by the rules of the product, written again in the fewest words (docs/product/booking.md, States). Instants are minutes. */
export interface ModelBooking {
  id: string
  guest: number
  home: number
  mode: BookingMode
  /** Nights [from, to). */
  from: number
  to: number
  status: BookingStatus
  /** When the answer or the payment is due, or the stay counts as completed. */
  due: number | null
  /** Its payment at the provider: `paid` until booking has heard of it. */
  payment: 'none' | 'open' | 'paid' | 'canceled' | 'heard'
  /** Of a hold: since when its guest holds nights of the home in a row. */
  since?: number
}

/** Every booking of a history. */
export type World = readonly ModelBooking[]

/** When the days of a history are, in minutes; day 0 is the first that is booked. */
export interface Days {
  /** Midnight before a day. */
  begin(day: number): number
  /** When guests of that day are let in. */
  checkIn(day: number): number
}

/** What somebody did, and what they were answered. */
export type Done =
  | {
      kind: 'book'
      guest: number
      home: number
      mode: BookingMode
      from: number
      to: number
      answer: string
      /** The new booking, when there is one. */
      id: string
    }
  | { kind: 'approve' | 'decline' | 'cancelAsGuest' | 'cancelAsHost'; id: string; answer: string }
  | { kind: 'startPayment'; id: string; answer: string }
  | { kind: 'pay'; id: string; works: boolean; answer: string }

const occupying = new Set<BookingStatus>(['pending', 'host_approved', 'awaiting_payment', 'confirmed', 'completed'])
/** What can be paid. */
export const payable = new Set<BookingStatus>(['pending', 'host_approved', 'awaiting_payment'])

type Stay = Pick<ModelBooking, 'home' | 'from' | 'to'>

/** Do two stays share a night of a home? */
export const meets = (one: Stay, other: Stay): boolean =>
  one.home === other.home && one.from < other.to && other.from < one.to

/** Does a booking other than `but` take a night of this stay? */
export const taken = (world: World, stay: Stay, but = ''): boolean =>
  world.some((told) => told.id !== but && occupying.has(told.status) && meets(told, stay))

/** The same world with one booking changed. */
export const put = (world: World, id: string, change: Partial<ModelBooking>): World =>
  world.map((told) => (told.id === id ? { ...told, ...change } : told))
