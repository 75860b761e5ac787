import type { BookingView, Result, StaySide, UserId } from '@nordbo/contracts'
import { callOptions, type Deps } from '../core/deps.ts'

type IdentityDeps = Pick<Deps, 'identity'>

/** The full names of people; deleted accounts are missing. */
export const fullNames = async (
  { identity }: IdentityDeps,
  ids: readonly UserId[],
): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const asked = await identity.contactsByIds({ ids: wanted }, callOptions)
  if (!asked.ok) throw new Error(`identity refused contacts: ${asked.error.code}`)
  return new Map(asked.value.contacts.map(({ id, name }) => [id, name]))
}

const counterpartOf = (viewer: StaySide, { guestId, hostId }: BookingView): UserId =>
  viewer === 'guest' ? hostId : guestId

/** Adds the other person's full name to confirmed bookings (docs/product/people.md, Names). */
export const addNames = async <View extends BookingView>(
  identityDeps: IdentityDeps,
  viewer: StaySide,
  views: readonly View[],
): Promise<View[]> => {
  const confirmed = views.filter(({ confirmedAt }) => confirmedAt !== null)
  const names = await fullNames(
    identityDeps,
    confirmed.map((view) => counterpartOf(viewer, view)),
  )
  return views.map((view) =>
    view.confirmedAt === null ? view : { ...view, otherName: names.get(counterpartOf(viewer, view)) ?? null },
  )
}

/** The same for one booking. */
export const addName = async (identityDeps: IdentityDeps, viewer: StaySide, view: BookingView): Promise<BookingView> =>
  (await addNames(identityDeps, viewer, [view]))[0] ?? view

/** The same for the result of a command. */
export const addNameToResult = async (
  identityDeps: IdentityDeps,
  viewer: StaySide,
  answer: Result<BookingView>,
): Promise<Result<BookingView>> =>
  answer.ok ? { ok: true, value: await addName(identityDeps, viewer, answer.value) } : answer
