import type { EveryRole, RouteRole, RouteWorld } from './route-world.ts'

/** The status of a route by role, for things that are not the caller's own. */
export type Expected = Record<RouteRole, number>

/** How a route is called, and the expected status for each role. */
export interface RouteCase {
  expected: Expected
  /** Status for suspended people; the same as for strangers by default. */
  suspended?: number
  path?: (world: RouteWorld) => string
  body?: (world: RouteWorld, role: EveryRole) => unknown
  /** The route ends or changes its caller, so each call has a new one. */
  throwaway?: boolean
}

/** The expected status for a role. */
export const expectedOf = ({ expected, suspended }: RouteCase, role: EveryRole): number =>
  role === 'suspended guest' || role === 'suspended host' ? (suspended ?? expected.nobody) : expected[role]

/** The same status for every role. */
export const all = (status: number): Expected => ({ nobody: status, guest: status, host: status, admin: status })
/** For signed-in people, on their own things. */
export const forUsers = (status: number): Expected => ({ ...all(status), nobody: 401 })
/** For hosts and admins, on their own things. */
export const forHosts = (status: number): Expected => ({ ...all(status), nobody: 401, guest: 403 })
/** For admins only. */
export const forAdmins = (status: number): Expected => ({ nobody: 401, guest: 403, host: 403, admin: status })
/** Another host's home: only its owner and admins may change it. */
export const onForeignHome = (status: number): Expected => ({ nobody: 401, guest: 403, host: 403, admin: status })
/** What a home's host alone sees of it: not found for everybody but administrators. */
export const onForeignContent = (status: number): Expected => ({ nobody: 401, guest: 404, host: 404, admin: status })
/** Another person's booking: not found for strangers. */
export const onForeignBooking = (status: number): Expected => ({ nobody: 401, guest: 404, host: 404, admin: status })
/** Another person's booking on a route for hosts. */
export const onForeignRequest = (status: number): Expected => ({ nobody: 401, guest: 403, host: 404, admin: status })
/** Another person's list or saved search: not found even for admins. */
export const onForeignList = forUsers(404)
