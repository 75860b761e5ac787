import { randomUUID } from 'node:crypto'
import {
  err,
  identityEvents,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import type { PartnerApplication } from '../generated/prisma/client.ts'
import { announceSessionEnded } from '../people/announce-session-ended.ts'
import { grantRole, withdrawRole } from '../people/grant-role.ts'
import { findActive } from '../profile/profile-row.ts'
import { hasOtherOperator, lockCompany } from './company-operator.ts'
import { lockPerson, storeChange, toCase, withDocuments } from './partner-row.ts'

type Procedures = typeof identityService.procedures
type Decision = ParsedInputOf<Procedures['decidePartner']>
type Answer = Result<OutputOf<Procedures['decidePartner']>>

const withPerson = { ...withDocuments, user: { select: { name: true, suspendedAt: true } } } as const

/** Stores a decision. A refused company is checked anew before it goes on. */
const storeDecision = (tx: Tx, input: Decision, now: Date) => {
  const outcome =
    input.decision === 'approved'
      ? ({ status: 'approved', reason: null } as const)
      : ({ status: 'rejected', reason: input.reason, step: 'cvr', completedAt: null } as const)
  return tx.partnerApplication.update({
    where: { id: input.id },
    data: { ...outcome, decidedAt: now, revision: { increment: 1 } },
    include: withPerson,
  })
}

/** Whether an application may be approved. Who has no role yet gets it then, so they must be able to have it. */
const checkMayApprove = async (tx: Tx, application: PartnerApplication): Promise<Result<{ lacksRole: boolean }>> => {
  const { userId, step, cvr } = application
  if (step !== 'complete') return err('partner.notComplete')
  if ((await tx.userRole.count({ where: { userId, role: 'host_hotel' } })) > 0) return ok({ lacksRole: false })
  const person = await findActive(tx, userId)
  if (!person.ok) return person
  if (!person.value.emailVerified) return err('partner.notComplete')
  await lockCompany(tx, cvr)
  return (await hasOtherOperator(tx, application)) ? err('partner.companyTaken') : ok({ lacksRole: true })
}

/** Approves or refuses a pending application (docs/product/partners.md, Decisions). Nobody decides about themselves. */
export const decidePartner =
  (deps: Deps) =>
  async (input: Decision, call: Call): Promise<Answer> => {
    const { db, kit } = deps
    const by = personOf(call.actor)
    let lostRole = false
    const decided = await call.command(db, async (tx): Promise<Answer> => {
      lostRole = false
      const owner = await tx.partnerApplication.findUnique({ where: { id: input.id }, select: { userId: true } })
      if (!owner) return err('partner.notFound')
      if (owner.userId === by) return err('partner.own')
      await lockPerson(tx, owner.userId)
      const found = await tx.partnerApplication.findUniqueOrThrow({ where: { id: input.id } })
      if (found.status !== 'pending') return err('partner.notPending')
      const approval = input.decision === 'approved' ? await checkMayApprove(tx, found) : undefined
      if (approval?.ok === false) return approval
      const row = await storeDecision(tx, input, call.now)
      await storeChange(tx, row, { kind: input.decision, by, at: call.now, reason: row.reason })
      const partner = toCase(row)
      const { id: partnerId, userId } = partner
      await kit.emit(tx, identityEvents.partnerDecided, {
        aggregateId: partnerId,
        revision: row.revision,
        data: { userId, partnerId, decisionId: randomUUID(), decision: input.decision },
        notify: [{ userId, type: 'partner.changed', id: partnerId, revision: row.revision }],
      })
      if (input.decision === 'rejected')
        lostRole = await withdrawRole(deps, tx, { person: found.userId, role: 'host_hotel' })
      if (approval?.value.lacksRole)
        await grantRole(deps, tx, { person: found.userId, role: 'host_hotel', now: call.now })
      return ok({ partner })
    })
    if (decided.ok && lostRole) announceSessionEnded(kit, decided.value.partner.userId, null)
    return decided
  }
