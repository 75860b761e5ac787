import { addDays, copenhagenInstant, type InputOf, type identityService } from '@nordbo/contracts'
import { chanceOf } from '../core/random.ts'
import { demoPassword, demoUsers } from './demo-users.ts'
import { demoGuest, guests } from './guests.ts'
import { demoHost, hosts } from './hosts.ts'

/** A person as identity imports them. */
export type ImportedUser = InputOf<typeof identityService.procedures.importUsers>['users'][number]

/** Days before today on which the oldest member joined. */
const longestMembership = 2_600
/** Days before today on which the newest member joined, before the first stay and home. */
const shortestMembership = 1_080

/** All people of the market: the four demo logins, then hosts, then guests. All have the demo password. */
export const usersToImport = (today: string): ImportedUser[] => {
  const { admin, hotel } = demoUsers
  const since = (name: string): string => {
    const days = chanceOf(`member ${name}`).int(shortestMembership, longestMembership)
    return copenhagenInstant(addDays(today, -days), '09:30').toISOString()
  }
  const everyone: Omit<ImportedUser, 'memberSince' | 'password'>[] = [
    { ...admin, roles: ['guest', 'admin'], about: null, locale: 'da' },
    // Gets the role host_hotel as everybody does (seed/join-partner.ts).
    { ...hotel, roles: ['guest'], about: 'Direktør på Hotel Fyrtårnet i Svendborg.', locale: 'da' },
    ...[demoHost, ...Object.values(hosts).flat()]
      .filter((host, index, all) => all.indexOf(host) === index)
      .map(({ id, name, email, about }) => ({
        id,
        name,
        email,
        about,
        roles: ['guest', 'host'] satisfies ['guest', 'host'],
        locale: 'da' as const,
      })),
    ...[demoGuest, ...guests()].map(({ id, name, email, about, language }) => ({
      id,
      name,
      email,
      about,
      roles: ['guest'] satisfies ['guest'],
      // The product has no Swedish.
      locale: language === 'sv' ? ('en' as const) : language,
    })),
  ]
  return everyone.map((user) => ({ ...user, password: demoPassword, memberSince: since(user.name) }))
}
