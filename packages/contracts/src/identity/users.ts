import { z } from 'zod'
import { Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'
import { Locale } from '../values/product.ts'
import { PersonName } from './person-name.ts'
import { Role } from './roles.ts'

/** A person as they see themselves. */
export const OwnUser = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  locale: Locale,
  createdAt: Instant,
})
export type OwnUser = z.infer<typeof OwnUser>

/** A person as strangers see them: by the first name alone. */
export const PublicUser = z.object({
  id: UserId,
  name: z.string(),
  photoUrl: z.string().nullable(),
  /** A few lines about themselves, as written by the person. */
  about: z.string().nullable(),
  memberSince: Instant,
})
export type PublicUser = z.infer<typeof PublicUser>

/** Characters of what a browser keeps to be known again. */
export const longestDeviceProof = 400

/** Where a sign-in comes from; for rate limits and sessions only. */
export const SignInClient = z.object({
  ip: z.string().max(64),
  userAgent: z.string().max(400).default(''),
  /** What an earlier sign-in answered as `device`, if the browser kept it. */
  device: z.string().max(longestDeviceProof).optional(),
})

/** The session that the browser presented, if any: signing in again ends it. */
export const PresentedToken = z.string().max(200).optional()

/** A fresh session: the token is shown once and stored hashed. */
export const NewSession = z.object({
  user: OwnUser,
  roles: z.array(Role),
  token: z.string(),
  expiresAt: Instant,
  /** For the browser to keep: shows next time that this person has signed in here before. Opens nothing. */
  device: z.string().max(longestDeviceProof),
})
export type NewSession = z.infer<typeof NewSession>

/** An address for mail. Blanks around it and capitals make no other address: it is compared without them. */
export const Email = z.string().trim().toLowerCase().max(254).check(z.email())
/** At least six characters, as specified; blank, common and personal ones are refused by identity. */
export const Password = z.string().min(6).max(128)

/** A person of the demo market or of a migration. */
export const ImportedUser = z.object({
  id: UserId,
  name: PersonName,
  email: Email,
  password: Password,
  roles: z.array(Role).min(1),
  about: z.string().max(1_000).nullable().default(null),
  locale: Locale.default('da'),
  memberSince: Instant,
})
