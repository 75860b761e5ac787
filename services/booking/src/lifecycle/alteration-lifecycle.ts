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

/** As much of a change as its rules depend on. */
export interface AlterationState {
  status: AlterationStatus
  /** Who proposed it. */
  by: StaySide
  /** What the guest pays more or, below zero, gets back; øre. */
  differenceOre: number
  /** The earlier of the stay's check-in and the proposed one: nothing is changed after it. */
  checkInAt: Date
  /** When time alone ends it; null once it is over. */
  deadlineAt: Date | null
}

/** What may be asked of a change. `bookingEnded` ends it as well where a bank took the stay's payment back. */
export type AlterationCommand =
  | AlterationAction
  | 'paymentSucceeded'
  | 'expire'
  | 'bookingEnded'
  | 'proposerSuspended'
  | 'otherSuspended'

/** Who gives a command: the side that proposed or the other one, the guest as who pays, the payment provider, or the house itself. */
export type AlterationActor = 'proposer' | 'other' | 'guest' | 'provider' | 'system'

/** One line of the life of a change. */
export interface AlterationTransition {
  from: AlterationStatus
  command: AlterationCommand
  actor: AlterationActor
  /** Where it leads a change that costs the guest more, and where every other one. */
  to: AlterationStatus
  orTo?: AlterationStatus
  when: 'anytime' | 'beforeDeadline' | 'atDeadline'
}

/** The whole life of a change (docs/product/booking.md, Alterations). Everything else is refused; money that no line takes goes back. */
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

/** Can something still come of a change in this state? */
export const isOpenAlteration = (status: AlterationStatus): boolean => open.has(status)

/** Until when a proposal can be answered: 48 hours, and never later than check-in. */
export const proposalDeadline = (now: Date, checkInAt: Date): Date =>
  earlier(new Date(now.getTime() + alterationHours * 3_600_000), checkInAt)

/** A change that moves. */
export interface AlterationMove {
  to: AlterationStatus
  /** When time alone moves it on; null when it is over. */
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

/** What a command does to a change at an instant: a move, which may lead where it stands. Refuses with `alteration.notOpen`. Pure. */
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

/** What takes a change further; everything else ends it. */
const advancing: ReadonlySet<AlterationAction> = new Set<AlterationAction>(['accept', 'pay'])

/** Does an action take a change further, so that an obstacle stands before it? */
export const advancesAlteration = (action: AlterationAction): boolean => advancing.has(action)

/** What a side may do with a change now; with an obstacle before it, it can only be ended. */
export const alterationActions = (
  alteration: AlterationState,
  side: StaySide,
  now: Date,
  obstacle: AlterationBlocker | null = null,
): AlterationAction[] => {
  const actions = ['accept', 'decline', 'withdraw', 'pay'] as const
  return actions.filter((action) => {
    if (obstacle !== null && advancesAlteration(action)) return false
    const line = lineOf(alteration, action, now)
    return line !== undefined && maySend(alteration, line.actor, side)
  })
}
