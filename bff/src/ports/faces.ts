import type { PublicUser, UserId } from '@nordbo/contracts'
import { expectOk } from '../http/problems.ts'
import type { EdgeCall, Services } from './services.ts'

/** A public face is shown for at most this long after it was asked for, ms. */
const shownMs = 30_000
const mostHeld = 20_000

/** Public faces of people: names and pictures beside homes, reviews and bookings. */
export interface Faces {
  /** Faces by id; people who are gone are missing. */
  of(ids: readonly UserId[], call: EdgeCall): Promise<ReadonlyMap<string, PublicUser>>
}

/**
 * Faces through identity, remembered for half a minute: the same few hosts stand behind most pages. Nothing here is private, and a new
 * name may take that long to be seen by others.
 */
export const rememberFaces = (
  identity: Pick<Services['identity'], 'usersByIds'>,
  now: () => number = () => performance.now(),
): Faces => {
  const held = new Map<string, { face: PublicUser | undefined; until: number }>()

  return {
    of: async (ids, call) => {
      const faces = new Map<string, PublicUser>()
      const missing: UserId[] = []
      for (const id of new Set(ids)) {
        const entry = held.get(id)
        if (!entry || entry.until <= now()) missing.push(id)
        else if (entry.face) faces.set(id, entry.face)
      }
      if (missing.length === 0) return faces
      const { users } = expectOk(await identity.usersByIds({ ids: missing }, call))
      for (const user of users) faces.set(user.id, user)
      if (held.size + missing.length > mostHeld) held.clear()
      for (const id of missing) held.set(id, { face: faces.get(id), until: now() + shownMs })
      return faces
    },
  }
}
