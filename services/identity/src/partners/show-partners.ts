import { type identityService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { type Call, createCursors, pageOf, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { toApplication, toCase, withDocuments } from './partner-row.ts'

type Procedures = typeof identityService.procedures
const cursors = createCursors(z.object({ at: z.iso.datetime(), id: z.uuid() }))

/** The signed-in person's application. */
export const showApplication =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_: object, { actor }: Call): Promise<Result<OutputOf<Procedures['partnerApplication']>>> => {
    const row = await db.client.partnerApplication.findUnique({
      where: { userId: personOf(actor) },
      include: withDocuments,
    })
    return ok({ application: row && toApplication(row) })
  }

/** Applications, newest first. */
export const listPartners =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({
    status,
    q,
    cursor,
    limit,
  }: ParsedInputOf<Procedures['partners']>): Promise<Result<OutputOf<Procedures['partners']>>> => {
    const list = `partners:${status ?? 'all'}:${q}`
    const position = cursors.read(list, cursor)
    if (!position.ok) return position
    const after = position.value
    // Prisma takes % and _ as wildcards.
    const has = { contains: q.replaceAll(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
    const rows = await db.client.partnerApplication.findMany({
      where: {
        ...(status === undefined ? {} : { status }),
        AND: [
          q === '' ? {} : { OR: [{ companyName: has }, { contactEmail: has }, { cvr: has }] },
          after === undefined
            ? {}
            : { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] },
        ],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
      include: { ...withDocuments, user: { select: { name: true, suspendedAt: true } } },
    })
    const { items, nextCursor } = pageOf(rows, limit, (last) =>
      cursors.write(list, { at: last.createdAt.toISOString(), id: last.id }),
    )
    return ok({ items: items.map(toCase), nextCursor })
  }
