import type { PublicUser, UserId } from '@nordbo/contracts'
import { expectOk } from '../problems/problems.ts'
import type { ServiceCall, Services } from './services.ts'

/** How long a public profile is cached, ms. */
const cachedMs = 30_000
const maxEntries = 20_000

/** Public profiles: names and photos beside homes, reviews and bookings. */
export interface UserCache {
  /** Profiles by id, without deleted accounts. Throws when identity does not answer. */
  byIds(ids: readonly UserId[], call: ServiceCall): Promise<ReadonlyMap<string, PublicUser>>
  /** Drops a profile that its person has changed through this process. */
  forget(id: UserId): void
}

/** Public profiles of identity, cached for 30 s because few hosts own most homes. A changed name is shown to others with that delay. */
export const createUserCache = (
  identity: Pick<Services['identity'], 'usersByIds'>,
  now: () => number = () => performance.now(),
): UserCache => {
  const held = new Map<string, { user: PublicUser | undefined; until: number }>()

  return {
    byIds: async (ids, call) => {
      const users = new Map<string, PublicUser>()
      const missing: UserId[] = []
      for (const id of new Set(ids)) {
        const entry = held.get(id)
        if (!entry || entry.until <= now()) missing.push(id)
        else if (entry.user) users.set(id, entry.user)
      }
      if (missing.length === 0) return users
      const found = expectOk(await identity.usersByIds({ ids: missing }, call))
      for (const user of found.users) users.set(user.id, user)
      if (held.size + missing.length > maxEntries) held.clear()
      for (const id of missing) held.set(id, { user: users.get(id), until: now() + cachedMs })
      return users
    },
    forget: (id) => void held.delete(id),
  }
}
