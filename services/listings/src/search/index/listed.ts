import { Prisma } from '../../generated/prisma/client.ts'

/** Condition: guests can find home `s`. It is active and has a price. Written exactly like the conditions of the partial indexes. */
export const isListed = Prisma.sql`s.active and s.base_ore > 0`
