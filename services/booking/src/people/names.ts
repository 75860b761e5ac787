import type { BookingView, Result, StaySide, UserId } from '@nordbo/contracts'
import { callOptions, type Deps } from '../core/deps.ts'

type IdentityDeps = Pick<Deps, 'identity'>

/** The full names of people; those who are gone are missing. */
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

/** Bookings with the full name of whom each is with: of those that were confirmed, for their two people alone (docs/product/people.md, Names). */
export const addNames = async <View extends BookingView>(
  asking: IdentityDeps,
  viewer: StaySide,
  views: readonly View[],
): Promise<View[]> => {
  const told = views.filter(({ confirmedAt }) => confirmedAt !== null)
  const names = await fullNames(
    asking,
    told.map((view) => counterpartOf(viewer, view)),
  )
  return views.map((view) =>
    view.confirmedAt === null ? view : { ...view, otherName: names.get(counterpartOf(viewer, view)) ?? null },
  )
}

/** The same of one booking. */
export const addName = async (asking: IdentityDeps, viewer: StaySide, view: BookingView): Promise<BookingView> =>
  (await addNames(asking, viewer, [view]))[0] ?? view

/** The same of what a command answers. */
export const addNameToResult = async (
  asking: IdentityDeps,
  viewer: StaySide,
  answer: Result<BookingView>,
): Promise<Result<BookingView>> =>
  answer.ok ? { ok: true, value: await addName(asking, viewer, answer.value) } : answer
