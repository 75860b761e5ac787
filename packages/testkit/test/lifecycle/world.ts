import type { BookingMode, BookingStatus } from '@nordbo/contracts'

/** A booking in a small model of the product's rules (docs/product/booking.md, States). Instants are minutes. */
export interface ModelBooking {
  id: string
  guest: number
  home: number
  mode: BookingMode
  /** Nights [from, to). */
  from: number
  to: number
  status: BookingStatus
  /** When the answer or the payment is due, or the stay is completed. */
  due: number | null
  /** Its payment at the provider: `paid` until booking has received it, then `heard`. */
  payment: 'none' | 'open' | 'paid' | 'canceled' | 'heard'
  /** For a hold: since when its guest has held nights of the home in a row. */
  since?: number
}

/** Every booking of a history. */
export type World = readonly ModelBooking[]

/** The days of a history in minutes; day 0 is the first that can be booked. */
export interface Days {
  /** Midnight before a day. */
  begin(day: number): number
  /** Check-in time of a day. */
  checkIn(day: number): number
}

/** An action and its answer. */
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
/** Statuses that can be paid. */
export const payable = new Set<BookingStatus>(['pending', 'host_approved', 'awaiting_payment'])

type Stay = Pick<ModelBooking, 'home' | 'from' | 'to'>

/** Whether two stays share a night of a home. */
export const meets = (one: Stay, other: Stay): boolean =>
  one.home === other.home && one.from < other.to && other.from < one.to

/** Whether a booking other than `but` takes a night of this stay. */
export const taken = (world: World, stay: Stay, but = ''): boolean =>
  world.some((booking) => booking.id !== but && occupying.has(booking.status) && meets(booking, stay))

/** The same world with one booking changed. */
export const put = (world: World, id: string, change: Partial<ModelBooking>): World =>
  world.map((booking) => (booking.id === id ? { ...booking, ...change } : booking))
