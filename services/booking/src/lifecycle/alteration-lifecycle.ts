import {
  type AlterationAction,
  type AlterationBlocker,
  type AlterationStatus,
  alterationHours,
  err,
  ok,
  openAlterationStatuses,
  type Result,
  type StaySide,
} from '@nordbo/contracts'
import { earlier, paymentDeadline } from './deadlines.ts'

/** The part of an alteration that its rules depend on. */
export interface AlterationState {
  status: AlterationStatus
  /** The proposer's side. */
  by: StaySide
  /** What the guest pays extra, or is refunded when below zero; øre. */
  differenceOre: number
  /** The earlier of the current and the proposed check-in: no alteration is applied after it. */
  checkInAt: Date
  /** When it expires; null once it has ended. */
  deadlineAt: Date | null
}

/** What can be done to an alteration. `bookingEnded` is also used when the stay's payment was charged back. */
export type AlterationCommand =
  | AlterationAction
  | 'paymentSucceeded'
  | 'expire'
  | 'bookingEnded'
  | 'proposerSuspended'
  | 'otherSuspended'

/** Who may send a command: the proposing side, the other side, the guest who pays, the payment provider, or this service itself. */
export type AlterationActor = 'proposer' | 'other' | 'guest' | 'provider' | 'system'

/** One allowed transition of an alteration. */
export interface AlterationTransition {
  from: AlterationStatus
  command: AlterationCommand
  actor: AlterationActor
  /** The next state. */
  to: AlterationStatus
  /** The next state instead of `to` when the guest owes nothing more. */
  orTo?: AlterationStatus
  when: 'anytime' | 'beforeDeadline' | 'atDeadline'
}

/**
 * Every allowed transition (docs/product/booking.md, Alterations). All others are refused; a payment that no transition takes is
 * refunded.
 */
export const alterationTransitions: readonly AlterationTransition[] = [
  { from: 'proposed', command: 'accept', actor: 'other', to: 'accepted', orTo: 'applied', when: 'beforeDeadline' },
  { from: 'proposed', command: 'decline', actor: 'other', to: 'declined', when: 'beforeDeadline' },
  { from: 'proposed', command: 'withdraw', actor: 'proposer', to: 'withdrawn', when: 'beforeDeadline' },
  { from: 'proposed', command: 'expire', actor: 'system', to: 'expired', when: 'atDeadline' },
  { from: 'proposed', command: 'bookingEnded', actor: 'system', to: 'expired', when: 'anytime' },
  { from: 'proposed', command: 'proposerSuspended', actor: 'system', to: 'withdrawn', when: 'anytime' },
  { from: 'proposed', command: 'otherSuspended', actor: 'system', to: 'declined', when: 'anytime' },

  { from: 'accepted', command: 'pay', actor: 'guest', to: 'awaiting_payment', when: 'beforeDeadline' },
  { from: 'accepted', command: 'withdraw', actor: 'proposer', to: 'withdrawn', when: 'beforeDeadline' },
  { from: 'accepted', command: 'expire', actor: 'system', to: 'expired', when: 'atDeadline' },
  { from: 'accepted', command: 'bookingEnded', actor: 'system', to: 'expired', when: 'anytime' },
  { from: 'accepted', command: 'proposerSuspended', actor: 'system', to: 'withdrawn', when: 'anytime' },
  { from: 'accepted', command: 'otherSuspended', actor: 'system', to: 'declined', when: 'anytime' },

  { from: 'awaiting_payment', command: 'pay', actor: 'guest', to: 'awaiting_payment', when: 'beforeDeadline' },
  { from: 'awaiting_payment', command: 'paymentSucceeded', actor: 'provider', to: 'applied', when: 'anytime' },
  { from: 'awaiting_payment', command: 'withdraw', actor: 'proposer', to: 'withdrawn', when: 'beforeDeadline' },
  { from: 'awaiting_payment', command: 'expire', actor: 'system', to: 'expired', when: 'atDeadline' },
  { from: 'awaiting_payment', command: 'bookingEnded', actor: 'system', to: 'expired', when: 'anytime' },
  { from: 'awaiting_payment', command: 'proposerSuspended', actor: 'system', to: 'withdrawn', when: 'anytime' },
  { from: 'awaiting_payment', command: 'otherSuspended', actor: 'system', to: 'declined', when: 'anytime' },
]

const open: ReadonlySet<AlterationStatus> = new Set<AlterationStatus>(openAlterationStatuses)

/** Is an alteration in this state still open? */
export const isOpenAlteration = (status: AlterationStatus): boolean => open.has(status)

/** The deadline to answer a proposal: 48 hours, but never later than check-in. */
export const proposalDeadline = (now: Date, checkInAt: Date): Date =>
  earlier(new Date(now.getTime() + alterationHours * 3_600_000), checkInAt)

/** A transition of one alteration; `to` may be the state it already has. */
export interface AlterationMove {
  to: AlterationStatus
  /** When it expires; null when it has ended. */
  deadlineAt: Date | null
}

const deadlineAfter = (alteration: AlterationState, to: AlterationStatus, now: Date): Date | null => {
  if (!isOpenAlteration(to)) return null
  return to === 'accepted' ? paymentDeadline(now, alteration.checkInAt) : alteration.deadlineAt
}

const isDue = ({ deadlineAt }: AlterationState, now: Date): boolean =>
  deadlineAt !== null && now.getTime() >= deadlineAt.getTime()

const isOpenAt = (line: AlterationTransition, alteration: AlterationState, now: Date): boolean =>
  line.when === 'anytime' || (line.when === 'atDeadline') === isDue(alteration, now)

const lineOf = (alteration: AlterationState, command: AlterationCommand, now: Date): AlterationTransition | undefined =>
  alterationTransitions.find(
    (line) => line.from === alteration.status && line.command === command && isOpenAt(line, alteration, now),
  )

/** Decides what a command does to an alteration at an instant. Refuses with `alteration.notOpen`. */
export const decideAlteration = (
  alteration: AlterationState,
  command: AlterationCommand,
  now: Date,
): Result<AlterationMove> => {
  const line = lineOf(alteration, command, now)
  if (!line) return err('alteration.notOpen', { status: alteration.status })
  const to = alteration.differenceOre > 0 ? line.to : (line.orTo ?? line.to)
  return ok({ to, deadlineAt: deadlineAfter(alteration, to, now) })
}

const maySend = ({ by }: AlterationState, actor: AlterationActor, side: StaySide): boolean => {
  if (actor === 'guest') return side === 'guest'
  if (actor === 'proposer') return side === by
  return actor === 'other' && side !== by
}

/** The actions that advance an alteration; all others end it. */
const advancing: ReadonlySet<AlterationAction> = new Set<AlterationAction>(['accept', 'pay'])

/** Does an action advance an alteration, so that a blocker forbids it? */
export const advancesAlteration = (action: AlterationAction): boolean => advancing.has(action)

/** What a side may do with an alteration now; with a blocker it can only be ended. */
export const alterationActions = (
  alteration: AlterationState,
  side: StaySide,
  now: Date,
  blocker: AlterationBlocker | null = null,
): AlterationAction[] => {
  const actions = ['accept', 'decline', 'withdraw', 'pay'] as const
  return actions.filter((action) => {
    if (blocker !== null && advancesAlteration(action)) return false
    const line = lineOf(alteration, action, now)
    return line !== undefined && maySend(alteration, line.actor, side)
  })
}
