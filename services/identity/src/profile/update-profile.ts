import { ok, type Profile, type ProfilePatch, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findActive, toProfile } from './profile-row.ts'

/** Changes the given fields of the signed-in person's profile (docs/product/people.md, Profile). */
export const updateProfile =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ name, phone, preferredLocale, preferredCurrency }: ProfilePatch, call: Call): Promise<Result<Profile>> =>
    call.command(db, async (tx) => {
      const found = await findActive(tx, personOf(call.actor))
      if (!found.ok) return found
      const row = await tx.user.update({
        where: { id: found.value.id },
        data: {
          ...(name === undefined ? {} : { name }),
          ...(phone === undefined ? {} : { phone }),
          ...(preferredLocale === undefined ? {} : { locale: preferredLocale }),
          ...(preferredCurrency === undefined ? {} : { currency: preferredCurrency }),
          updatedAt: call.now,
        },
      })
      return ok(toProfile(row))
    })
