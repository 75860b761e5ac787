import { err, ok, type Profile, type Result, UserId } from '@nordbo/contracts'
import type { Tx } from '../core/deps.ts'
import type { User } from '../generated/prisma/client.ts'
import { currencyOf, localeOf } from '../people/person.ts'

/** Maps a stored person to their profile. */
export const toProfile = (row: User): Profile => ({
  id: UserId.parse(row.id),
  name: row.name,
  email: row.email,
  phone: row.phone,
  photoUrl: row.image,
  preferredLocale: localeOf(row.locale),
  preferredCurrency: currencyOf(row.currency),
})

/** A signed-in person who may act; `auth.suspended` for suspended people. */
export const findActive = async (client: Pick<Tx, 'user'>, id: string): Promise<Result<User>> => {
  const row = await client.user.findUnique({ where: { id } })
  if (!row) return err('auth.required')
  return row.suspendedAt ? err('auth.suspended') : ok(row)
}
