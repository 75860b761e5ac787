import type { Role, RolePreference } from '@nordbo/contracts'

/** The roles of a new account: everybody is a guest; `host` and `both` are hosts too (docs/product/people.md, Roles). */
export const rolesOf = (preference: RolePreference): Role[] => (preference === 'guest' ? ['guest'] : ['guest', 'host'])
