import type { Role } from '../../lib/api/model.ts'

/** Roles above that of a guest, which everybody has, the highest first. */
const ranked = ['admin', 'host_hotel', 'host'] as const satisfies Role[]

/**
 * The highest role of a person, which says who they are. It only picks a label: what somebody may do follows from each role by itself
 * (docs/product/people.md, Roles).
 */
export const highestRole = (has: (role: Role) => boolean): Role => ranked.find(has) ?? 'guest'
