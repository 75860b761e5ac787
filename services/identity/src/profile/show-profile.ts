import { ok, type Profile, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findActive, toProfile } from './profile-row.ts'

/** The signed-in person's own profile. */
export const showProfile =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<Profile>> => {
    const found = await findActive(db.client, personOf(actor))
    return found.ok ? ok(toProfile(found.value)) : found
  }
