import type { Role, RolePreference } from '@nordbo/contracts'

/** The roles of a new account: always guest; host, too, for `host` and `both` (docs/product/people.md, Roles). */
export const rolesOf = (preference: RolePreference): Role[] => (preference === 'guest' ? ['guest'] : ['guest', 'host'])
