import { firstName, Locale, type OwnUser, type PublicUser, type Role, UserId } from '@nordbo/contracts'

/** A person as the table holds them. */
export interface PersonRow {
  id: string
  name: string
  email: string
  image: string | null
  about: string | null
  locale: string
  createdAt: Date
}

const localeOf = (text: string): Locale => Locale.catch('da').parse(text)

/** A person as they see themselves. */
export const ownUser = (row: Omit<PersonRow, 'about'>): OwnUser => ({
  id: UserId.parse(row.id),
  name: row.name,
  email: row.email,
  photoUrl: row.image,
  locale: localeOf(row.locale),
  createdAt: row.createdAt.toISOString(),
})

/** A person as strangers see them: no address, and of the name the first alone. */
export const publicUser = (row: Omit<PersonRow, 'email' | 'locale'>): PublicUser => ({
  id: UserId.parse(row.id),
  name: firstName(row.name),
  photoUrl: row.image,
  about: row.about,
  memberSince: row.createdAt.toISOString(),
})

/** How to write to a person. */
export const contact = (row: Pick<PersonRow, 'id' | 'name' | 'email' | 'locale'>) => ({
  id: UserId.parse(row.id),
  name: row.name,
  email: row.email,
  locale: localeOf(row.locale),
})

/** Roles without order, in a fixed one. */
export const roleList = (rows: readonly { role: Role }[]): Role[] => rows.map(({ role }) => role).sort()
