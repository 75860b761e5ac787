import {
  err,
  identityEvents,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type PayoutAccount,
  type Result,
  UserId,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { grantRole } from '../people/grant-role.ts'
import { findActive } from '../profile/profile-row.ts'
import { refusalOf } from './open-partner-forms.ts'
import { lockPerson, storeChange, toApplication, withDocuments } from './partner-row.ts'

type Procedures = typeof identityService.procedures
type Input = ParsedInputOf<Procedures['grantPartnerRole']>
type Answer = Result<OutputOf<Procedures['grantPartnerRole']>>

/** Whether the payment provider has what it needs of a company, and pays out to it. */
const checkAccount = (account: Result<PayoutAccount>): Result<null> => {
  if (!account.ok) return account
  const { status, detailsSubmitted } = account.value
  if (status === 'disabled') return err('payout.accountDisabled')
  return status === 'enabled' && detailsSubmitted ? ok(null) : err('STRIPE_INCOMPLETE', { account: status })
}

/** Completes an application that is checked, and gives the role. */
const complete = async (
  { kit }: Pick<Deps, 'kit'>,
  tx: Tx,
  { id, person, now }: { id: string; person: string; now: Date },
) => {
  const userId = UserId.parse(person)
  const row = await tx.partnerApplication.update({
    where: { id },
    data: { step: 'complete', completedAt: now, revision: { increment: 1 } },
    include: withDocuments,
  })
  await storeChange(tx, row, { kind: 'completed', by: userId, at: now })
  const { id: partnerId } = toApplication(row)
  await kit.emit(tx, identityEvents.partnerCompleted, {
    aggregateId: partnerId,
    revision: row.revision,
    data: { userId, partnerId },
  })
  return row
}

/**
 * Gives the role host_hotel when the register check and the payment provider's details hold, in whatever order they were done
 * (docs/product/partners.md, The role). An application of somebody else is not found.
 */
export const grantPartnerRole =
  (deps: Deps) =>
  async ({ operatorId }: Input, call: Call): Promise<Answer> => {
    const { db, payouts } = deps
    const userId = UserId.parse(personOf(call.actor))
    const own = { id: operatorId, userId }
    const before = await db.client.partnerApplication.findFirst({ where: own, select: { step: true } })
    // The provider is asked outside the transaction, and only where its answer decides.
    const account = before?.step === 'stripe' ? await payouts.partnerAccount({ userId }) : undefined
    return call.command(db, async (tx): Promise<Answer> => {
      await lockPerson(tx, userId)
      const person = await findActive(tx, userId)
      if (!person.ok) return person
      const stored = await tx.partnerApplication.findFirst({ where: own, include: withDocuments })
      if (!stored) return err('partner.notFound')
      const refused = refusalOf(stored)
      if (refused) return refused
      const held = stored.step === 'complete' ? ok(null) : checkAccount(account ?? err('STRIPE_INCOMPLETE'))
      if (!held.ok) return held
      const row =
        stored.step === 'complete' ? stored : await complete(deps, tx, { id: stored.id, person: userId, now: call.now })
      const roles = await grantRole(deps, tx, { person: userId, role: 'host_hotel', now: call.now })
      return ok({ application: toApplication(row), roles })
    })
  }
