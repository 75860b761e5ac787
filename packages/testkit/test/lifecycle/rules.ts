import type { BookingStatus } from '@nordbo/contracts'
import { type Days, type Done, type ModelBooking, meets, payable, put, taken, type World } from './world.ts'

/** A request that its guest may not send again for the same nights. */
const open = new Set<BookingStatus>(['pending_request', 'host_approved', 'awaiting_payment'])
const hold = 15
/** Minutes for which a guest can hold nights of a home in a row, even if other dates replace them. */
const longestHold = 30
const day = 24 * 60

interface Step {
  world: World
  answer: string
}

const book = (days: Days, world: World, done: Done & { kind: 'book' }, now: number): Step[] => {
  const stay = { home: done.home, from: done.from, to: done.to }
  if (now >= days.begin(done.from + 1)) return [{ world, answer: 'booking.datesPast' }]
  const requested = world.some(
    (booking) =>
      booking.guest === done.guest && open.has(booking.status) && (booking.due ?? 0) > now && meets(booking, stay),
  )
  if (requested) return [{ world, answer: 'booking.alreadyRequested' }]
  const own = world.filter((booking) => booking.guest === done.guest && booking.status === 'pending')
  const replaced = own.filter((booking) => meets(booking, stay))
  const left = replaced.reduce<World>((rest, { id }) => put(rest, id, { status: 'cancelled', due: null }), world)
  if (taken(left, stay)) return [{ world, answer: 'booking.datesTaken' }]
  const otherHolds = own.filter((booking) => !replaced.includes(booking) && (booking.due ?? 0) > now)
  if (done.mode === 'instant' && otherHolds.length >= 3) return [{ world, answer: 'booking.tooManyHolds' }]
  const { id, guest, mode } = done
  const running = replaced.filter((booking) => (booking.due ?? 0) > now)
  if (mode === 'instant' && running.some((booking) => booking.from === stay.from && booking.to === stay.to))
    return [{ world, answer: 'pending' }]
  const checkInAt = days.checkIn(stay.from)
  // A request that could no longer be answered.
  if (mode === 'request' && now >= checkInAt) return [{ world, answer: 'booking.datesPast' }]
  const since = Math.min(now, ...running.map((booking) => booking.since ?? now))
  const created: ModelBooking =
    mode === 'instant'
      ? {
          id,
          guest,
          mode,
          ...stay,
          status: 'pending',
          due: Math.min(now + hold, since + longestHold),
          payment: 'open',
          since,
        }
      : { id, guest, mode, ...stay, status: 'pending_request', due: Math.min(now + day, checkInAt), payment: 'none' }
  const booked = { world: [...left, created], answer: created.status }
  // Which of them lapsed, and when, is tested elsewhere; so both answers are allowed.
  const ended = world.filter(
    (booking) =>
      booking.guest === guest &&
      booking.home === stay.home &&
      (booking.status === 'cancelled' ||
        booking.status === 'cancelled_by_guest' ||
        (booking.status === 'pending' && (booking.due ?? 0) <= now)),
  )
  return mode === 'instant' && running.length === 0 && ended.length >= 3
    ? [booked, { world, answer: 'booking.holdCooldown' }]
    : [booked]
}

const answerRequest = (
  days: Days,
  world: World,
  kind: 'approve' | 'decline',
  booking: ModelBooking,
  now: number,
): Step[] => {
  if (booking.status !== 'pending_request') return [{ world, answer: 'booking.transitionRefused' }]
  if (now >= (booking.due ?? 0)) return [{ world, answer: 'booking.deadlinePassed' }]
  if (kind === 'decline')
    return [{ world: put(world, booking.id, { status: 'declined', due: null }), answer: 'declined' }]
  if (taken(world, booking, booking.id)) return [{ world, answer: 'booking.datesTaken' }]
  const due = Math.min(now + day, days.checkIn(booking.from))
  return [{ world: put(world, booking.id, { status: 'host_approved', due }), answer: 'host_approved' }]
}

/** A host declines a request instead of cancelling it, and cannot cancel a hold. */
const cancellable = {
  cancelAsGuest: new Set<BookingStatus>(['pending_request', ...payable, 'confirmed']),
  cancelAsHost: new Set<BookingStatus>(['host_approved', 'awaiting_payment', 'confirmed']),
} as const

const cancel = (world: World, kind: keyof typeof cancellable, booking: ModelBooking, now: number): Step[] => {
  if (!cancellable[kind].has(booking.status)) return [{ world, answer: 'booking.transitionRefused' }]
  if (booking.status === 'confirmed' && now >= (booking.due ?? 0)) return [{ world, answer: 'booking.deadlinePassed' }]
  const status = kind === 'cancelAsGuest' ? 'cancelled_by_guest' : 'cancelled_by_host'
  return [{ world: put(world, booking.id, { status, due: null }), answer: status }]
}

const startPayment = (world: World, booking: ModelBooking, now: number): Step[] => {
  if (!payable.has(booking.status)) return [{ world, answer: 'booking.notPayable' }]
  if (now >= (booking.due ?? 0)) return [{ world, answer: 'booking.deadlinePassed' }]
  const status = booking.status === 'host_approved' ? 'awaiting_payment' : booking.status
  const payment = booking.payment === 'none' ? 'open' : booking.payment
  return [{ world: put(world, booking.id, { status, payment }), answer: 'secret' }]
}

const pay = (world: World, done: Done & { kind: 'pay' }, booking: ModelBooking): Step[] => {
  if (booking.payment === 'canceled') return [{ world, answer: 'canceled' }]
  if (booking.payment !== 'open') return [{ world, answer: 'succeeded' }]
  if (!done.works) return [{ world, answer: 'requires_payment_method' }]
  return [{ world: put(world, booking.id, { payment: 'paid' }), answer: 'succeeded' }]
}

/** The outcomes that the rules allow for an action at an instant, each with its answer. */
export const act = (days: Days, world: World, done: Done, now: number): Step[] => {
  if (done.kind === 'book') return book(days, world, done, now)
  const booking = world.find(({ id }) => id === done.id)
  if (!booking) return []
  if (done.kind === 'pay') return pay(world, done, booking)
  if (done.kind === 'startPayment') return startPayment(world, booking, now)
  if (done.kind === 'cancelAsGuest' || done.kind === 'cancelAsHost') return cancel(world, done.kind, booking, now)
  return answerRequest(days, world, done.kind, booking, now)
}

/** Confirms a booking; it is completed at the midnight after its check-out day. */
const confirm = (days: Days, world: World, booking: ModelBooking): World =>
  put(world, booking.id, { status: 'confirmed', due: days.begin(booking.to + 1), payment: 'heard' }).map((other) =>
    other.status === 'pending_request' && meets(other, booking) ? { ...other, status: 'declined', due: null } : other,
  )

const hear = (days: Days, world: World, booking: ModelBooking, now: number): World => {
  if (payable.has(booking.status)) return confirm(days, world, booking)
  const lapsed = booking.status === 'expired' || booking.status === 'cancelled'
  // A late payment takes the dates again if they are free and the day of check-in is not over, else it is refunded.
  return lapsed && now < days.begin(booking.from + 1) && !taken(world, booking, booking.id)
    ? confirm(days, world, booking)
    : put(world, booking.id, { payment: 'heard' })
}

const whenDue = (status: BookingStatus): BookingStatus =>
  status === 'confirmed' ? 'completed' : status === 'pending' ? 'cancelled' : 'expired'

/** Everything that happens automatically: deadlines, ends of stays, payments that arrive, and those of ended bookings that are cancelled. */
export const byItself = (days: Days, world: World, now: number): World[] =>
  world.flatMap((booking) => {
    const next: World[] = []
    if (booking.due !== null && now >= booking.due)
      next.push(put(world, booking.id, { status: whenDue(booking.status), due: null }))
    if (booking.payment === 'paid') next.push(hear(days, world, booking, now))
    if (booking.payment === 'open' && !payable.has(booking.status))
      next.push(put(world, booking.id, { payment: 'canceled' }))
    return next
  })
