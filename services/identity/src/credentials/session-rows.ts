import { sessionTokenHash } from '@nordbo/contracts'
import type { Prisma } from '../generated/prisma/client.ts'

type Where = Prisma.SessionWhereInput
type TokenFilter = NonNullable<Where['token']>

const hashedFilter = (filter: TokenFilter): TokenFilter => {
  if (typeof filter === 'string') return sessionTokenHash(filter)
  return {
    ...filter,
    ...(typeof filter.equals === 'string' ? { equals: sessionTokenHash(filter.equals) } : {}),
    ...(Array.isArray(filter.in) ? { in: filter.in.map(sessionTokenHash) } : {}),
  }
}

const hashedAll = (where: Where | Where[]): Where[] => [where].flat().map(hashTokensIn)

/** Hashes every token in a filter on sessions. */
export const hashTokensIn = (where: Where): Where => ({
  ...where,
  ...(where.token === undefined ? {} : { token: hashedFilter(where.token) }),
  ...(where.AND === undefined ? {} : { AND: hashedAll(where.AND) }),
  ...(where.OR === undefined ? {} : { OR: hashedAll(where.OR) }),
})

const hashedUnique = (where: Prisma.SessionWhereUniqueInput): Prisma.SessionWhereUniqueInput =>
  where.token === undefined ? where : Object.assign({}, where, { token: sessionTokenHash(where.token) })

/**
 * The session table for better-auth, which uses plain tokens; the table stores only their hashes. `create` returns the plain token,
 * later reads return the hash.
 */
export const createSessionTable = (table: () => Prisma.SessionDelegate) => ({
  create: async (args: Prisma.SessionCreateArgs) => {
    const { token } = args.data
    const row = await table().create({ ...args, data: { ...args.data, token: sessionTokenHash(token) } })
    return { ...row, token }
  },
  findFirst: (args: Prisma.SessionFindFirstArgs) =>
    table().findFirst({ ...args, where: hashTokensIn(args.where ?? {}) }),
  findMany: (args: Prisma.SessionFindManyArgs) => table().findMany({ ...args, where: hashTokensIn(args.where ?? {}) }),
  count: (args: Prisma.SessionCountArgs) => table().count({ where: hashTokensIn(args.where ?? {}) }),
  update: ({ where, data }: Prisma.SessionUpdateArgs) => table().update({ data, where: hashedUnique(where) }),
  updateMany: ({ where, data }: Prisma.SessionUpdateManyArgs) =>
    table().updateMany({ data, where: hashTokensIn(where ?? {}) }),
  delete: ({ where }: Prisma.SessionDeleteArgs) => table().delete({ where: hashedUnique(where) }),
  deleteMany: ({ where }: Prisma.SessionDeleteManyArgs) => table().deleteMany({ where: hashTokensIn(where ?? {}) }),
})
