import { z } from 'zod'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { UserId } from '../values/ids.ts'
import { Currency, Locale } from '../values/product.ts'
import { requiredText } from '../values/required-text.ts'
import { Accessibility } from './accessibility.ts'
import { PersonName } from './person-name.ts'

/** A phone number as its owner writes it: 6 to 15 digits, with an optional country code, and blanks, dots, dashes and brackets between. */
export const PhoneNumber = z
  .string()
  .trim()
  .max(30)
  .regex(/^\+?[\d .()-]+$/)
  .refine((phone) => {
    const digits = phone.replaceAll(/\D/g, '').length
    return digits >= 6 && digits <= 15
  }, 'Must have 6 to 15 digits')

/** The town where a person lives, in their words: letters, no numbers or links, at most 60 characters. */
export const PersonCity = requiredText(60).check(z.regex(/^[\p{L}\p{M} .'’()/-]+$/u))

/** What others see of a person, and what may be sent to them (docs/product/people.md, Privacy). */
export const Privacy = z.object({
  /** The town is shown on the public profile and beside the person's homes. */
  showCity: z.boolean(),
  /** Search engines may list the person's homes. */
  seoIndex: z.boolean(),
  /** The other person of a conversation sees when a message was read. */
  readReceipts: z.boolean(),
  /** News and offers may be sent. */
  marketingOptIn: z.boolean(),
})
export type Privacy = z.infer<typeof Privacy>

/** The privacy of people who have not chosen. */
export const defaultPrivacy: Privacy = { showCity: false, seoIndex: true, readReceipts: true, marketingOptIn: false }

/** What people tell about themselves (docs/product/people.md, Profile). */
export const Profile = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  photoUrl: z.string().nullable(),
  /** Date of birth. */
  dob: CalendarDate.nullable(),
  city: z.string().nullable(),
  preferredLocale: Locale,
  preferredCurrency: Currency,
  accessibility: Accessibility,
  privacy: Privacy,
  /** When the person last agreed to news and offers; null while they do not. */
  marketingOptInAt: Instant.nullable(),
  /** Incremented with each change of the profile. */
  revision: z.int().nonnegative(),
})
export type Profile = z.infer<typeof Profile>

/** A change of a profile. Fields that are left out stay. */
export const ProfilePatch = z.object({
  name: PersonName.optional(),
  phone: PhoneNumber.nullable().optional(),
  /** Of a person who is 18 to 120 years old. */
  dob: CalendarDate.nullable().optional(),
  city: PersonCity.nullable().optional(),
  preferredLocale: Locale.optional(),
  preferredCurrency: Currency.optional(),
  accessibility: Accessibility.optional(),
  /** The revision that the person saw. A newer one refuses the change. */
  revision: z.int().nonnegative().optional(),
})
export type ProfilePatch = z.infer<typeof ProfilePatch>
