import { z } from 'zod'
import { UserId } from '../values/ids.ts'
import { Currency, Locale } from '../values/product.ts'
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

/** What people tell about themselves (docs/product/people.md, Profile). */
export const Profile = z.object({
  id: UserId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  photoUrl: z.string().nullable(),
  preferredLocale: Locale,
  preferredCurrency: Currency,
})
export type Profile = z.infer<typeof Profile>

/** A change of a profile. Fields that are left out stay. */
export const ProfilePatch = z.object({
  name: PersonName.optional(),
  phone: PhoneNumber.nullable().optional(),
  preferredLocale: Locale.optional(),
  preferredCurrency: Currency.optional(),
})
export type ProfilePatch = z.infer<typeof ProfilePatch>

/** The channels on which a person wants news and reminders (docs/product/people.md, Notifications). */
export const NotificationChannels = z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() })
export type NotificationChannels = z.infer<typeof NotificationChannels>

/** The channels of people who have not chosen. */
export const defaultChannels: NotificationChannels = { email: true, push: true, sms: false }
