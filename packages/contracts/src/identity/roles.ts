import { z } from 'zod'

/** Role names (docs/product/people.md, Roles). Roles are a set. */
export const Role = z.enum(['guest', 'host', 'host_hotel', 'admin'])
export type Role = z.infer<typeof Role>
export const RolePreference = z.enum(['guest', 'host', 'both'])
export type RolePreference = z.infer<typeof RolePreference>
