import { Currency, firstName, Locale, type OwnUser, type PublicUser, type Role, UserId } from '@nordbo/contracts'

/** A row of the user table. */
export interface PersonRow {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image: string | null
  about: string | null
  locale: string
  currency: string
  createdAt: Date
}

/** A stored language; Danish for one that is no longer known. */
export const localeOf = (text: string): Locale => Locale.catch('da').parse(text)

/** A stored currency; DKK for one that is no longer offered. */
export const currencyOf = (text: string): Currency => Currency.catch('DKK').parse(text)

/** A person as they see themselves. */
export const toOwnUser = (row: Omit<PersonRow, 'about'>): OwnUser => ({
  id: UserId.parse(row.id),
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerified,
  photoUrl: row.image,
  locale: localeOf(row.locale),
  currency: currencyOf(row.currency),
  createdAt: row.createdAt.toISOString(),
})

/** A person's row with what others see of it. */
export type PublicRow = Omit<PersonRow, 'email' | 'emailVerified' | 'locale' | 'currency'> & {
  verified: boolean
  /** Null unless the person shows it. */
  city: string | null
}

/** A person as others see them: no mail address, first name only. */
export const toPublicUser = (row: PublicRow): PublicUser => ({
  id: UserId.parse(row.id),
  name: firstName(row.name),
  photoUrl: row.image,
  about: row.about,
  memberSince: row.createdAt.toISOString(),
  city: row.city,
  verified: row.verified,
})

/** How a person is reached. */
export type ContactRow = Pick<PersonRow, 'id' | 'name' | 'email' | 'emailVerified' | 'locale'> & {
  phone: string | null
  /** Null for a person who never chose channels. */
  wantsNews: boolean | null
  wantsMessages: boolean | null
  /** Null for a person who never chose their privacy. */
  readReceipts: boolean | null
}

/** A person's mail address, phone number and language. */
export const toContact = (row: ContactRow) => ({
  id: UserId.parse(row.id),
  name: row.name,
  email: row.email,
  phone: row.phone,
  locale: localeOf(row.locale),
  emailVerified: row.emailVerified,
  wantsNews: row.wantsNews ?? true,
  wantsMessages: row.wantsMessages ?? true,
  readReceipts: row.readReceipts ?? true,
})

/** Roles in alphabetical order. */
export const toRoleList = (rows: readonly { role: Role }[]): Role[] => rows.map(({ role }) => role).sort()
