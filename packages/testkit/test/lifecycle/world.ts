import type { BookingMode, BookingStatus } from '@nordbo/contracts'

/** A booking by the rules of the product, written again in the fewest words (docs/product/booking.md, States). Instants are minutes. */
export interface Told {
  id: string
  guest: number
  home: number
  mode: BookingMode
  /** Nights [from, to). */
  from: number
  to: number
  status: BookingStatus
  /** When the answer, or the payment, is due. */
  due: number | null
  /** Its payment at the provider: `paid` until the house has heard of it. */
  payment: 'none' | 'open' | 'paid' | 'canceled' | 'heard'
  /** Of a hold: since when its guest holds nights of the home in a row. */
  since?: number
}

/** Every booking of a history. */
export type World = readonly Told[]

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
  | { kind: 'approve' | 'decline'; id: string; answer: string }
  | { kind: 'startPayment'; id: string; answer: string }
  | { kind: 'pay'; id: string; works: boolean; answer: string }

const occupying = new Set<BookingStatus>(['pending', 'host_approved', 'awaiting_payment', 'confirmed', 'completed'])
const payable = new Set<BookingStatus>(['pending', 'host_approved', 'awaiting_payment'])
/** A request that its guest may not send again for the same nights. */
const open = new Set<BookingStatus>(['pending_request', 'host_approved', 'awaiting_payment'])
const hold = 15
/** How long one guest holds nights of a home in a row, whatever other dates replace them. */
const longestHold = 30
const day = 24 * 60

const meets = (one: Pick<Told, 'home' | 'from' | 'to'>, other: Pick<Told, 'home' | 'from' | 'to'>): boolean =>
  one.home === other.home && one.from < other.to && other.from < one.to
const taken = (world: World, stay: Pick<Told, 'home' | 'from' | 'to'>, but = ''): boolean =>
  world.some((told) => told.id !== but && occupying.has(told.status) && meets(told, stay))
const put = (world: World, id: string, change: Partial<Told>): World =>
  world.map((told) => (told.id === id ? { ...told, ...change } : told))

interface Step {
  world: World
  answer: string
}

const book = (world: World, done: Done & { kind: 'book' }, now: number): Step[] => {
  const stay = { home: done.home, from: done.from, to: done.to }
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
  const since = Math.min(now, ...running.map((told) => told.since ?? now))
  const made: Told =
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
      : { id, guest, mode, ...stay, status: 'pending_request', due: now + day, payment: 'none' }
  const booked = { world: [...left, made], answer: made.status }
  // How many of those that ended ran out, and when, is looked at elsewhere.
  const ended = world.filter(
    (told) =>
      told.guest === guest &&
      told.home === stay.home &&
      (told.status === 'cancelled' || (told.status === 'pending' && (told.due ?? 0) <= now)),
  )
  return mode === 'instant' && running.length === 0 && ended.length >= 3
    ? [booked, { world, answer: 'booking.holdCooldown' }]
    : [booked]
}

const answerRequest = (world: World, done: Done & { kind: 'approve' | 'decline' }, told: Told, now: number): Step[] => {
  if (told.status !== 'pending_request') return [{ world, answer: 'booking.transitionRefused' }]
  if (now >= (told.due ?? 0)) return [{ world, answer: 'booking.deadlinePassed' }]
  if (done.kind === 'decline')
    return [{ world: put(world, told.id, { status: 'declined', due: null }), answer: 'declined' }]
  if (taken(world, told, told.id)) return [{ world, answer: 'booking.datesTaken' }]
  return [{ world: put(world, told.id, { status: 'host_approved', due: now + day }), answer: 'host_approved' }]
}

const startPayment = (world: World, told: Told, now: number): Step[] => {
  if (!payable.has(told.status)) return [{ world, answer: 'booking.notPayable' }]
  if (now >= (told.due ?? 0)) return [{ world, answer: 'booking.deadlinePassed' }]
  const status = told.status === 'host_approved' ? 'awaiting_payment' : told.status
  const payment = told.payment === 'none' ? 'open' : told.payment
  return [{ world: put(world, told.id, { status, payment }), answer: 'secret' }]
}

const pay = (world: World, done: Done & { kind: 'pay' }, told: Told): Step[] => {
  if (told.payment === 'canceled') return [{ world, answer: 'canceled' }]
  if (told.payment !== 'open') return [{ world, answer: 'succeeded' }]
  if (!done.works) return [{ world, answer: 'requires_payment_method' }]
  return [{ world: put(world, told.id, { payment: 'paid' }), answer: 'succeeded' }]
}

/** What the rules let an action lead to at an instant, with the answer that it must get. */
export const act = (world: World, done: Done, now: number): Step[] => {
  if (done.kind === 'book') return book(world, done, now)
  const told = world.find(({ id }) => id === done.id)
  if (!told) return []
  if (done.kind === 'pay') return pay(world, done, told)
  return done.kind === 'startPayment' ? startPayment(world, told, now) : answerRequest(world, done, told, now)
}

const confirm = (world: World, told: Told): World =>
  put(world, told.id, { status: 'confirmed', due: null, payment: 'heard' }).map((other) =>
    other.status === 'pending_request' && meets(other, told) ? { ...other, status: 'declined', due: null } : other,
  )

const hear = (world: World, told: Told): World => {
  if (payable.has(told.status)) return confirm(world, told)
  const lapsed = told.status === 'expired' || told.status === 'cancelled'
  // Late: the dates again if they are free, else the money back.
  return lapsed && !taken(world, told, told.id) ? confirm(world, told) : put(world, told.id, { payment: 'heard' })
}

/** Everything that happens by itself: deadlines are met, payments are heard of, payments of ended bookings are cancelled. */
export const byItself = (world: World, now: number): World[] =>
  world.flatMap((told) => {
    const next: World[] = []
    if (told.due !== null && now >= told.due)
      next.push(put(world, told.id, { status: told.status === 'pending' ? 'cancelled' : 'expired', due: null }))
    if (told.payment === 'paid') next.push(hear(world, told))
    if (told.payment === 'open' && !payable.has(told.status)) next.push(put(world, told.id, { payment: 'canceled' }))
    return next
  })
