import { randomUUID } from 'node:crypto'
import {
  DocumentKind,
  err,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  privatePhotoKey,
  type Result,
  UserId,
} from '@nordbo/contracts'
import { type Call, createCursors, pageOf, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { findLatest, toVerification } from './verification-row.ts'

type Procedures = typeof identityService.procedures
const cursors = createCursors(z.object({ at: z.iso.datetime(), id: z.uuid() }))

/** The caller's latest request. */
export const showVerification =
  ({ db }: Deps) =>
  async (_: object, { actor }: Call): Promise<Result<OutputOf<Procedures['verification']>>> => {
    const latest = await findLatest(db.client, personOf(actor))
    return ok({ verification: latest && toVerification(latest) })
  }

/** Requests in the order in which they came. */
export const listVerifications =
  ({ db }: Deps) =>
  async ({
    status,
    cursor,
    limit,
  }: ParsedInputOf<Procedures['verifications']>): Promise<Result<OutputOf<Procedures['verifications']>>> => {
    const list = `verifications:${status}`
    const position = cursors.read(list, cursor)
    if (!position.ok) return position
    const after = position.value
    const rows = await db.client.verificationRequest.findMany({
      where: {
        status,
        ...(after === undefined
          ? {}
          : { OR: [{ createdAt: { gt: after.at } }, { createdAt: after.at, id: { gt: after.id } }] }),
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: limit + 1,
      include: { user: { select: { name: true } }, documents: { select: { kind: true } } },
    })
    const { items, nextCursor } = pageOf(rows, limit, (last) =>
      cursors.write(list, { at: last.createdAt.toISOString(), id: last.id }),
    )
    return ok({
      nextCursor,
      items: items.map(({ userId, user, documents, ...row }) => ({
        ...toVerification(row),
        userId: UserId.parse(userId),
        name: user.name,
        documents: DocumentKind.options.filter((kind) => documents.some((each) => each.kind === kind)),
      })),
    })
  }

/** Where a document is and the key that opens it. Stores who looked at it. */
export const findDocument =
  ({ db, documentKeys }: Deps) =>
  async (
    { id, kind }: ParsedInputOf<Procedures['verificationDocument']>,
    { actor, now }: Call,
  ): Promise<Result<OutputOf<Procedures['verificationDocument']>>> =>
    db.transaction(async (tx) => {
      const document = await tx.verificationDocument.findUnique({
        where: { requestId_kind: { requestId: id, kind } },
      })
      if (!document) return err('verification.notFound')
      await tx.documentView.create({
        data: { id: randomUUID(), requestId: id, kind, viewerId: personOf(actor), viewedAt: now },
      })
      return ok({
        blob: privatePhotoKey(document.id, document.width),
        key: documentKeys.open(document.sealedKey).toString('base64'),
      })
    })
