import { z } from 'zod'
import { Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'
import { Currency, Locale } from '../values/product.ts'
import { PersonName } from './person-name.ts'
import { Role } from './roles.ts'

/** A person as they see themselves. */
export const OwnUser = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  /** Whether the person has shown that the address is theirs. Booking and publishing ask for it. */
  emailVerified: z.boolean(),
  photoUrl: z.string().nullable(),
  locale: Locale,
  /** The currency that the person sees prices in. */
  currency: Currency,
  createdAt: Instant,
})
export type OwnUser = z.infer<typeof OwnUser>

/** A person as others see them, with the first name only. */
export const PublicUser = z.object({
  id: UserId,
  name: z.string(),
  photoUrl: z.string().nullable(),
  /** The person's description of themselves. */
  about: z.string().nullable(),
  memberSince: Instant,
  /** The town where the person lives; null unless they show it (docs/product/people.md, Privacy). */
  city: z.string().nullable(),
  /** Whether Nordbo has seen the person's identity document (docs/product/people.md, Identity verification). */
  verified: z.boolean(),
})
export type PublicUser = z.infer<typeof PublicUser>

/** Longest `device` proof, characters. */
export const longestDeviceProof = 400

/** The client of a sign-in, for rate limits and sessions only. */
export const SignInClient = z.object({
  ip: z.string().max(64),
  userAgent: z.string().max(400).default(''),
  /** The `device` of an earlier sign-in, if the browser has one. */
  device: z.string().max(longestDeviceProof).optional(),
})

/** The token of the browser's current session, which a new sign-in ends. */
export const PresentedToken = z.string().max(200).optional()

/** The token of the session in which a person acts. */
export const SessionToken = z.string().min(1).max(200)

/** A new session. The token is returned once and stored hashed. */
export const NewSession = z.object({
  user: OwnUser,
  roles: z.array(Role),
  token: z.string(),
  expiresAt: Instant,
  /** The browser stores it. At the next sign-in it proves that the person has signed in there before. It grants no access. */
  device: z.string().max(longestDeviceProof),
})
export type NewSession = z.infer<typeof NewSession>

/** A mail address, trimmed and in lower case. */
export const Email = z.string().trim().toLowerCase().max(254).check(z.email())
/** A password of at least six characters. Identity refuses blank, common and personal ones. */
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
