import { copenhagenDate, err, ok, type Profile, type ProfilePatch, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { isAcceptedAge } from './age.ts'
import { findActive, type PersonWithProfile, toProfile } from './profile-row.ts'

/** Locks and returns a person who may act, so that changes of their profile follow one another. */
export const lockActive = async (tx: Tx, id: string): Promise<Result<PersonWithProfile>> => {
  await tx.$queryRaw`select 1 from "user" where id = ${id}::uuid for update`
  return findActive(tx, id)
}

/** Stores fields of a person's profile as its next revision. */
export const storeProfile = async (
  tx: Tx,
  id: string,
  own: Prisma.UserUpdateInput,
  chosen: Omit<Prisma.PersonProfileUncheckedCreateInput, 'userId' | 'revision'>,
): Promise<PersonWithProfile> => {
  await tx.personProfile.upsert({
    where: { userId: id },
    create: { userId: id, ...chosen, revision: 1 },
    update: { ...chosen, revision: { increment: 1 } },
  })
  return tx.user.update({ where: { id }, data: own, include: { profile: true } })
}

/** Changes the given fields of the signed-in person's profile (docs/product/people.md, Profile). */
export const updateProfile =
  ({ db }: Pick<Deps, 'db'>) =>
  async (patch: ProfilePatch, call: Call): Promise<Result<Profile>> => {
    const { name, phone, preferredLocale, preferredCurrency, dob, city, accessibility, revision } = patch
    if (dob && !isAcceptedAge(dob, copenhagenDate(call.now))) return err('profile.ageRefused')
    return call.command(db, async (tx) => {
      const found = await lockActive(tx, personOf(call.actor))
      if (!found.ok) return found
      if (revision !== undefined && revision !== (found.value.profile?.revision ?? 0))
        return err('profile.changedMeanwhile')
      const own = {
        ...(name === undefined ? {} : { name }),
        ...(phone === undefined ? {} : { phone }),
        ...(preferredLocale === undefined ? {} : { locale: preferredLocale }),
        ...(preferredCurrency === undefined ? {} : { currency: preferredCurrency }),
        updatedAt: call.now,
      }
      const chosen = {
        ...(dob === undefined ? {} : { dob: dob && new Date(`${dob}T00:00:00Z`) }),
        ...(city === undefined ? {} : { city }),
        ...accessibility,
      }
      return ok(toProfile(await storeProfile(tx, found.value.id, own, chosen)))
    })
  }
