import type { Profile, ProfilePatch } from '../../../lib/api/model.ts'

/** The fields of the form. */
export const personalFields = ['name', 'phone', 'dob', 'city'] as const
export type PersonalField = (typeof personalFields)[number]
export type PersonalInput = Record<PersonalField, string>

/** The ages of people who may have an account (docs/product/people.md, Profile). */
const youngest = 18
const oldest = 120
const phone = /^\+?[\d .()-]+$/

/** What is stored, as the fields show it. */
export const storedInput = (profile: Pick<Profile, PersonalField>): PersonalInput => ({
  name: profile.name,
  phone: profile.phone ?? '',
  dob: profile.dob ?? '',
  city: profile.city ?? '',
})

const yearsBefore = (today: string, years: number): string => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`

/** The dates of birth that the field offers. */
export const birthdays = (today: string): { earliest: string; latest: string } => ({
  earliest: yearsBefore(today, oldest),
  latest: yearsBefore(today, youngest),
})

/** The fields that differ from what is stored. Blanks around a text are no change. */
export const changedFields = (input: PersonalInput, stored: PersonalInput): PersonalField[] =>
  personalFields.filter((field) => input[field].trim() !== stored[field].trim())

/** The fields that the server would refuse. It checks more: a name holds no address, link or phone number. */
export const personalFaults = (input: PersonalInput, today: string): PersonalField[] => {
  const digits = input.phone.replaceAll(/\D/g, '').length
  const isPhone = phone.test(input.phone.trim()) && digits >= 6 && digits <= 15
  const { latest } = birthdays(today)
  const faults: Record<PersonalField, boolean> = {
    name: input.name.trim() === '',
    phone: input.phone.trim() !== '' && !isPhone,
    // Whose 121st birthday is today or earlier is too old.
    dob: input.dob !== '' && (input.dob > latest || input.dob <= yearsBefore(today, oldest + 1)),
    city: input.city.trim() !== '' && !/^[\p{L}\p{M} .'’()/-]+$/u.test(input.city.trim()),
  }
  return personalFields.filter((field) => faults[field])
}

/** The change to send: only fields that differ, with the revision that the person saw. */
export const personalPatch = (
  input: PersonalInput,
  fields: readonly PersonalField[],
  revision: number,
): ProfilePatch => {
  const text = (field: PersonalField): string | null => input[field].trim() || null
  return {
    ...(fields.includes('name') ? { name: input.name.trim() } : {}),
    ...(fields.includes('phone') ? { phone: text('phone') } : {}),
    ...(fields.includes('dob') ? { dob: text('dob') } : {}),
    ...(fields.includes('city') ? { city: text('city') } : {}),
    revision,
  }
}
