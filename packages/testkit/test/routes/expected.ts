import type { EveryRole, RouteRole, RouteWorld } from './route-world.ts'

/** What one role gets from a route about things that are not its own. */
export type Expected = Record<RouteRole, number>

/** How a route is called, and what each role is answered. */
export interface RouteCase {
  expected: Expected
  /** What suspended people are answered; what strangers are, unless said. */
  suspended?: number
  path?: (world: RouteWorld) => string
  body?: (world: RouteWorld, role: EveryRole) => unknown
  /** It ends or changes its caller: somebody new each time. */
  throwaway?: boolean
}

/** The status that a role is answered with. */
export const expectedOf = ({ expected, suspended }: RouteCase, role: EveryRole): number =>
  role === 'suspended guest' || role === 'suspended host' ? (suspended ?? expected.nobody) : expected[role]

/** The caller. */
export const all = (status: number): Expected => ({ nobody: status, guest: status, host: status, admin: status })
/** Signed in is enough: each acts on their own things. */
export const forUsers = (status: number): Expected => ({ ...all(status), nobody: 401 })
/** Hosts and admins, each on their own things. */
export const forHosts = (status: number): Expected => ({ ...all(status), nobody: 401, guest: 403 })
/** Admins alone. */
export const forAdmins = (status: number): Expected => ({ nobody: 401, guest: 403, host: 403, admin: status })
/** Somebody else's home: seen by all, changed by its owner and admins. */
export const onForeignHome = (status: number): Expected => ({ nobody: 401, guest: 403, host: 403, admin: status })
/** Somebody else's booking: unknown to strangers. */
export const onForeignBooking = (status: number): Expected => ({ nobody: 401, guest: 404, host: 404, admin: status })
/** The same where one must be a host to ask at all. */
export const onForeignRequest = (status: number): Expected => ({ nobody: 401, guest: 403, host: 404, admin: status })
/** Somebody else's list or saved search: unknown to everybody but its owner, admins included. */
export const onForeignList = forUsers(404)
