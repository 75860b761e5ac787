import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'
import { NotificationChannels, NotificationSettings } from './notifications.ts'
import { Privacy, Profile, ProfilePatch } from './profile.ts'

/** Procedures of a person's own profile and of what it means for others. */
export const profileProcedures = {
  /** The signed-in person's own profile. */
  profile: procedure({ input: z.object({}), output: Profile, errors: ['auth.suspended'], actor: ['user'] }),
  /** Changes the given fields of the signed-in person's profile. */
  updateProfile: procedure({
    input: ProfilePatch,
    output: Profile,
    errors: ['auth.suspended', 'profile.ageRefused', 'profile.changedMeanwhile'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Stores what others see of the signed-in person and what may be sent to them. */
  setPrivacy: procedure({
    input: Privacy,
    output: Profile,
    errors: ['auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
  /** The channels on which the signed-in person wants news and reminders. */
  notificationChannels: procedure({
    input: z.object({}),
    output: NotificationChannels,
    errors: ['auth.suspended'],
    actor: ['user'],
  }),
  setNotificationChannels: procedure({
    input: NotificationChannels,
    output: NotificationChannels,
    errors: ['auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
  /** What the signed-in person wants to be told, by subject and channel. The same store as that of the channels. */
  notificationSettings: procedure({
    input: z.object({}),
    output: NotificationSettings,
    errors: ['auth.suspended'],
    actor: ['user'],
  }),
  setNotificationSettings: procedure({
    input: NotificationSettings,
    output: NotificationSettings,
    errors: ['auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
  /** People whose homes no search engine may list, ordered by id, with the revision of that choice; for projections. */
  unlistedHosts: procedure({
    input: z.object({ after: UserId.nullable() }),
    output: z.object({
      people: z.array(z.object({ userId: UserId, revision: z.int() })),
      next: UserId.nullable(),
    }),
    callers: ['listings'],
    actor: ['service'],
  }),
  /** People who do not show their reading to others, ordered by id, with the revision of that choice; for projections. */
  hiddenReaders: procedure({
    input: z.object({ after: UserId.nullable() }),
    output: z.object({
      people: z.array(z.object({ userId: UserId, revision: z.int() })),
      next: UserId.nullable(),
    }),
    callers: ['messaging'],
    actor: ['service'],
  }),
  /** Of these people, those who agreed to news and offers and are not suspended, with the time. Campaigns and newsletters write to nobody else. */
  consentingByIds: procedure({
    input: z.object({ ids: z.array(UserId).max(100) }),
    output: z.object({ people: z.array(z.object({ id: UserId, agreedAt: Instant })) }),
    callers: ['messaging'],
    actor: ['service'],
  }),
}
