import type { BookingStatus } from '@nordbo/contracts'
import { type Days, type Done, type ModelBooking, meets, payable, put, taken, type World } from './world.ts'

/** A request that its guest may not send again for the same nights. */
const open = new Set<BookingStatus>(['pending_request', 'host_approved', 'awaiting_payment'])
const hold = 15
/** How long one guest holds nights of a home in a row, whatever other dates replace them. */
const longestHold = 30
const day = 24 * 60

interface Step {
  world: World
  answer: string
}

const book = (days: Days, world: World, done: Done & { kind: 'book' }, now: number): Step[] => {
  const stay = { home: done.home, from: done.from, to: done.to }
  if (now >= days.begin(done.from + 1)) return [{ world, answer: 'booking.datesPast' }]
  const asked = world.some(
    (told) => told.guest === done.guest && open.has(told.status) && (told.due ?? 0) > now && meets(told, stay),
  )
  if (asked) return [{ world, answer: 'booking.alreadyRequested' }]
  const own = world.filter((told) => told.guest === done.guest && told.status === 'pending')
  const replaced = own.filter((told) => meets(told, stay))
  const left = replaced.reduce<World>((rest, { id }) => put(rest, id, { status: 'cancelled', due: null }), world)
  if (taken(left, stay)) return [{ world, answer: 'booking.datesTaken' }]
  const kept = own.filter((told) => !replaced.includes(told) && (told.due ?? 0) > now)
  if (done.mode === 'instant' && kept.length >= 3) return [{ world, answer: 'booking.tooManyHolds' }]
  const { id, guest, mode } = done
  const running = replaced.filter((told) => (told.due ?? 0) > now)
  if (mode === 'instant' && running.some((told) => told.from === stay.from && told.to === stay.to))
    return [{ world, answer: 'pending' }]
  const letIn = days.checkIn(stay.from)
  // A request that nobody could answer any more.
  if (mode === 'request' && now >= letIn) return [{ world, answer: 'booking.datesPast' }]
  const since = Math.min(now, ...running.map((told) => told.since ?? now))
  const made: ModelBooking =
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
      : { id, guest, mode, ...stay, status: 'pending_request', due: Math.min(now + day, letIn), payment: 'none' }
  const booked = { world: [...left, made], answer: made.status }
  // How many of those that ended ran out, and when, is looked at elsewhere.
  const ended = world.filter(
    (told) =>
      told.guest === guest &&
      told.home === stay.home &&
      (told.status === 'cancelled' ||
        told.status === 'cancelled_by_guest' ||
        (told.status === 'pending' && (told.due ?? 0) <= now)),
  )
  return mode === 'instant' && running.length === 0 && ended.length >= 3
    ? [booked, { world, answer: 'booking.holdCooldown' }]
    : [booked]
}

const answerRequest = (
  days: Days,
  world: World,
  kind: 'approve' | 'decline',
  told: ModelBooking,
  now: number,
): Step[] => {
  if (told.status !== 'pending_request') return [{ world, answer: 'booking.transitionRefused' }]
  if (now >= (told.due ?? 0)) return [{ world, answer: 'booking.deadlinePassed' }]
  if (kind === 'decline') return [{ world: put(world, told.id, { status: 'declined', due: null }), answer: 'declined' }]
  if (taken(world, told, told.id)) return [{ world, answer: 'booking.datesTaken' }]
  const due = Math.min(now + day, days.checkIn(told.from))
  return [{ world: put(world, told.id, { status: 'host_approved', due }), answer: 'host_approved' }]
}

/** A host leaves a request unanswered or declines it, and has nothing to do with a hold: neither is cancelled by them. */
const cancellable = {
  cancelAsGuest: new Set<BookingStatus>(['pending_request', ...payable, 'confirmed']),
  cancelAsHost: new Set<BookingStatus>(['host_approved', 'awaiting_payment', 'confirmed']),
} as const

const cancel = (world: World, kind: keyof typeof cancellable, told: ModelBooking, now: number): Step[] => {
  if (!cancellable[kind].has(told.status)) return [{ world, answer: 'booking.transitionRefused' }]
  if (told.status === 'confirmed' && now >= (told.due ?? 0)) return [{ world, answer: 'booking.deadlinePassed' }]
  const status = kind === 'cancelAsGuest' ? 'cancelled_by_guest' : 'cancelled_by_host'
  return [{ world: put(world, told.id, { status, due: null }), answer: status }]
}

const startPayment = (world: World, told: ModelBooking, now: number): Step[] => {
  if (!payable.has(told.status)) return [{ world, answer: 'booking.notPayable' }]
  if (now >= (told.due ?? 0)) return [{ world, answer: 'booking.deadlinePassed' }]
  const status = told.status === 'host_approved' ? 'awaiting_payment' : told.status
  const payment = told.payment === 'none' ? 'open' : told.payment
  return [{ world: put(world, told.id, { status, payment }), answer: 'secret' }]
}

const pay = (world: World, done: Done & { kind: 'pay' }, told: ModelBooking): Step[] => {
  if (told.payment === 'canceled') return [{ world, answer: 'canceled' }]
  if (told.payment !== 'open') return [{ world, answer: 'succeeded' }]
  if (!done.works) return [{ world, answer: 'requires_payment_method' }]
  return [{ world: put(world, told.id, { payment: 'paid' }), answer: 'succeeded' }]
}

/** What the rules let an action lead to at an instant, with the answer that it must get. */
export const act = (days: Days, world: World, done: Done, now: number): Step[] => {
  if (done.kind === 'book') return book(days, world, done, now)
  const told = world.find(({ id }) => id === done.id)
  if (!told) return []
  if (done.kind === 'pay') return pay(world, done, told)
  if (done.kind === 'startPayment') return startPayment(world, told, now)
  if (done.kind === 'cancelAsGuest' || done.kind === 'cancelAsHost') return cancel(world, done.kind, told, now)
  return answerRequest(days, world, done.kind, told, now)
}

/** A stay counts as completed from the midnight after its last day on. */
const confirm = (days: Days, world: World, told: ModelBooking): World =>
  put(world, told.id, { status: 'confirmed', due: days.begin(told.to + 1), payment: 'heard' }).map((other) =>
    other.status === 'pending_request' && meets(other, told) ? { ...other, status: 'declined', due: null } : other,
  )

const hear = (days: Days, world: World, told: ModelBooking, now: number): World => {
  if (payable.has(told.status)) return confirm(days, world, told)
  const lapsed = told.status === 'expired' || told.status === 'cancelled'
  // Late: until the day of check-in is over the dates again if they are free, else the money back.
  return lapsed && now < days.begin(told.from + 1) && !taken(world, told, told.id)
    ? confirm(days, world, told)
    : put(world, told.id, { payment: 'heard' })
}

const whenDue = (status: BookingStatus): BookingStatus =>
  status === 'confirmed' ? 'completed' : status === 'pending' ? 'cancelled' : 'expired'

/** Everything that happens by itself: deadlines are met, stays end, payments are heard of, those of ended bookings are cancelled. */
export const byItself = (days: Days, world: World, now: number): World[] =>
  world.flatMap((told) => {
    const next: World[] = []
    if (told.due !== null && now >= told.due)
      next.push(put(world, told.id, { status: whenDue(told.status), due: null }))
    if (told.payment === 'paid') next.push(hear(days, world, told, now))
    if (told.payment === 'open' && !payable.has(told.status)) next.push(put(world, told.id, { payment: 'canceled' }))
    return next
  })
