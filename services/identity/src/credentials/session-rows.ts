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

const hashedAll = (where: Where | Where[]): Where[] => [where].flat().map(hashedWhere)

/** A filter on sessions with every token in it hashed. */
export const hashedWhere = (where: Where): Where => ({
  ...where,
  ...(where.token === undefined ? {} : { token: hashedFilter(where.token) }),
  ...(where.AND === undefined ? {} : { AND: hashedAll(where.AND) }),
  ...(where.OR === undefined ? {} : { OR: hashedAll(where.OR) }),
})

const hashedUnique = (where: Prisma.SessionWhereUniqueInput): Prisma.SessionWhereUniqueInput =>
  where.token === undefined ? where : Object.assign({}, where, { token: sessionTokenHash(where.token) })

/**
 * The session table as better-auth sees it: it writes and asks with plain tokens, the table holds only their hashes. A
 * created session is answered with the plain token, once; rows read later carry the hash.
 */
export const sessionRows = (table: () => Prisma.SessionDelegate) => ({
  create: async (args: Prisma.SessionCreateArgs) => {
    const { token } = args.data
    const row = await table().create({ ...args, data: { ...args.data, token: sessionTokenHash(token) } })
    return { ...row, token }
  },
  findFirst: (args: Prisma.SessionFindFirstArgs) =>
    table().findFirst({ ...args, where: hashedWhere(args.where ?? {}) }),
  findMany: (args: Prisma.SessionFindManyArgs) => table().findMany({ ...args, where: hashedWhere(args.where ?? {}) }),
  count: (args: Prisma.SessionCountArgs) => table().count({ where: hashedWhere(args.where ?? {}) }),
  update: ({ where, data }: Prisma.SessionUpdateArgs) => table().update({ data, where: hashedUnique(where) }),
  updateMany: ({ where, data }: Prisma.SessionUpdateManyArgs) =>
    table().updateMany({ data, where: hashedWhere(where ?? {}) }),
  delete: ({ where }: Prisma.SessionDeleteArgs) => table().delete({ where: hashedUnique(where) }),
  deleteMany: ({ where }: Prisma.SessionDeleteManyArgs) => table().deleteMany({ where: hashedWhere(where ?? {}) }),
})
