import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** A row refers to a person who is gone, or a row of theirs went with them. */
const lostRows: ReadonlySet<string> = new Set(['P2003', 'P2025'])

/** Whether a sign-in broke because its person was erased meanwhile. They count as unknown. */
export const isErased = async (
  { db }: Pick<Deps, 'db'>,
  who: { id: string } | { email: string },
  error: unknown,
): Promise<boolean> =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  lostRows.has(error.code) &&
  (await db.client.user.count({ where: who })) === 0
