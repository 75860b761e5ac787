import {
  documentDays,
  err,
  identityEvents,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  UserId,
} from '@nordbo/contracts'
import { type Call, personOf, type Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { dropFiles } from './request-verification.ts'
import { toVerification } from './verification-row.ts'

type Procedures = typeof identityService.procedures
const dayMs = 24 * 60 * 60 * 1_000

/** Approves or rejects a pending request. Nobody decides about themselves. */
export const decideVerification =
  ({ db, kit, alarms }: Deps) =>
  async (
    input: ParsedInputOf<Procedures['decideVerification']>,
    call: Call,
  ): Promise<Result<OutputOf<Procedures['decideVerification']>>> => {
    const dropAt = new Date(call.now.getTime() + documentDays * dayMs)
    const reason = input.decision === 'rejected' ? input.reason : null
    const decided = await call.command(db, async (tx): Promise<Result<OutputOf<Procedures['decideVerification']>>> => {
      await tx.$queryRaw`select 1 from verification_request where id = ${input.id}::uuid for update`
      const found = await tx.verificationRequest.findUnique({ where: { id: input.id } })
      if (!found) return err('verification.notFound')
      if (found.userId === personOf(call.actor)) return err('verification.own')
      if (found.status !== 'pending') return err('verification.notPending')
      const row = await tx.verificationRequest.update({
        where: { id: input.id },
        data: { status: input.decision, reason, decidedAt: call.now, decidedBy: personOf(call.actor), dropAt },
      })
      await kit.emit(tx, identityEvents.verificationDecided, {
        aggregateId: input.id,
        revision: 1,
        data: { userId: UserId.parse(found.userId), verificationId: input.id, decision: input.decision },
      })
      return ok({ verification: toVerification(row) })
    })
    if (decided.ok) await alarms.set([{ kind: 'documents', id: input.id, at: dropAt }])
    return decided
  }

/** Deletes documents 30 days after the decision (docs/product/people.md, Identity verification). */
export const documentsTimer = ({ db: { client }, listings }: Pick<Deps, 'db' | 'listings'>): Timer => ({
  due: async (_now, until, limit) => {
    const rows = await client.verificationRequest.findMany({
      where: { dropAt: { lte: until } },
      select: { id: true, dropAt: true },
      orderBy: { dropAt: 'asc' },
      take: limit,
    })
    return rows.flatMap(({ id, dropAt }) => (dropAt ? [{ id, at: dropAt }] : []))
  },
  fire: async (id, now) => {
    const due = { id, dropAt: { lte: now } }
    const request = await client.verificationRequest.findFirst({ where: due, select: { documents: true } })
    if (!request) return
    // The files first: a row without files shows nothing, but files without a row would stay.
    await dropFiles({ listings }, request.documents)
    await client.verificationDocument.deleteMany({ where: { requestId: id } })
    await client.verificationRequest.updateMany({ where: due, data: { dropAt: null } })
  },
})
