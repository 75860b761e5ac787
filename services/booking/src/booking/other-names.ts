import type { BookingView, Result, StaySide, UserId } from '@nordbo/contracts'
import { asLongAsAsked, type Deps } from '../deps.ts'

type Asking = Pick<Deps, 'identity'>

/** The full names of people; those who are gone are missing. */
export const fullNames = async ({ identity }: Asking, ids: readonly UserId[]): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const asked = await identity.contactsByIds({ ids: wanted }, asLongAsAsked)
  if (!asked.ok) throw new Error(`identity refused contacts: ${asked.error.code}`)
  return new Map(asked.value.contacts.map(({ id, name }) => [id, name]))
}

const otherOf = (viewer: StaySide, { guestId, hostId }: BookingView): UserId => (viewer === 'guest' ? hostId : guestId)

/** Bookings with the full name of whom each is with: of those that were confirmed, for their two people alone (docs/product/people.md, Names). */
export const withNames = async <View extends BookingView>(
  asking: Asking,
  viewer: StaySide,
  views: readonly View[],
): Promise<View[]> => {
  const told = views.filter(({ confirmedAt }) => confirmedAt !== null)
  const names = await fullNames(
    asking,
    told.map((view) => otherOf(viewer, view)),
  )
  return views.map((view) =>
    view.confirmedAt === null ? view : { ...view, otherName: names.get(otherOf(viewer, view)) ?? null },
  )
}

/** The same of one booking. */
export const withName = async (asking: Asking, viewer: StaySide, view: BookingView): Promise<BookingView> =>
  (await withNames(asking, viewer, [view]))[0] ?? view

/** The same of what a command answers. */
export const answerWithName = async (
  asking: Asking,
  viewer: StaySide,
  answer: Result<BookingView>,
): Promise<Result<BookingView>> =>
  answer.ok ? { ok: true, value: await withName(asking, viewer, answer.value) } : answer
