import {
  Accessibility,
  CalendarDate,
  defaultAccessibility,
  defaultPrivacy,
  err,
  ok,
  type Profile,
  type Result,
  UserId,
} from '@nordbo/contracts'
import type { Tx } from '../core/deps.ts'
import type { PersonProfile, User } from '../generated/prisma/client.ts'
import { currencyOf, localeOf } from '../people/person.ts'

/** A person with what they chose in the hub; null if they never did. */
export type PersonWithProfile = User & { profile: PersonProfile | null }

/** A stored day as a calendar date. */
const dateOf = (day: Date | null | undefined): Profile['dob'] =>
  day ? CalendarDate.parse(day.toISOString().slice(0, 10)) : null

/** Maps a stored person to their profile. */
export const toProfile = ({ profile, ...row }: PersonWithProfile): Profile => ({
  id: UserId.parse(row.id),
  name: row.name,
  email: row.email,
  phone: row.phone,
  photoUrl: row.image,
  dob: dateOf(profile?.dob),
  city: profile?.city ?? null,
  preferredLocale: localeOf(row.locale),
  preferredCurrency: currencyOf(row.currency),
  accessibility: Accessibility.catch(defaultAccessibility).parse(profile ?? defaultAccessibility),
  privacy: {
    showCity: profile?.showCity ?? defaultPrivacy.showCity,
    seoIndex: profile?.seoIndex ?? defaultPrivacy.seoIndex,
    readReceipts: profile?.readReceipts ?? defaultPrivacy.readReceipts,
    marketingOptIn: profile?.marketingOptIn ?? defaultPrivacy.marketingOptIn,
  },
  marketingOptInAt: profile?.marketingOptInAt?.toISOString() ?? null,
  revision: profile?.revision ?? 0,
})

/** A signed-in person who may act, with their profile; `auth.suspended` for suspended people. */
export const findActive = async (client: Pick<Tx, 'user'>, id: string): Promise<Result<PersonWithProfile>> => {
  const row = await client.user.findUnique({ where: { id }, include: { profile: true } })
  if (!row) return err('auth.required')
  return row.suspendedAt ? err('auth.suspended') : ok(row)
}
