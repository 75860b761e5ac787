import {
  err,
  identityEvents,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  PartnerId,
  type PayoutAccount,
  type Result,
  UserId,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import type { PartnerApplication, User } from '../generated/prisma/client.ts'
import { grantRole } from '../people/grant-role.ts'
import { toRoleList } from '../people/person.ts'
import { findActive } from '../profile/profile-row.ts'
import { hasOtherOperator, lockCompany, needsApproval } from './company-operator.ts'
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

/** Stores that an application is complete. */
const complete = async (tx: Tx, { id, by, at }: { id: string; by: string; at: Date }) => {
  const row = await tx.partnerApplication.update({
    where: { id },
    data: { step: 'complete', completedAt: at, revision: { increment: 1 } },
    include: withDocuments,
  })
  await storeChange(tx, row, { kind: 'completed', by, at })
  return row
}

/** Tells of a company that became a partner. */
const tellOfCompletion = async ({ kit }: Pick<Deps, 'kit'>, tx: Tx, row: PartnerApplication): Promise<void> => {
  const [partnerId, userId] = [PartnerId.parse(row.id), UserId.parse(row.userId)]
  await kit.emit(tx, identityEvents.partnerCompleted, {
    aggregateId: partnerId,
    revision: row.revision,
    data: { userId, partnerId },
  })
}

/** Whether the person may have the role at all: under an address that they have proved, and for a company that nobody else operates. */
const checkMayHold = async (
  tx: Tx,
  { emailVerified }: Pick<User, 'emailVerified'>,
  application: Pick<PartnerApplication, 'userId' | 'cvr'>,
): Promise<Result<null>> => {
  if (!emailVerified) return err('auth.emailUnverified')
  await lockCompany(tx, application.cvr)
  return (await hasOtherOperator(tx, application)) ? err('partner.companyTaken') : ok(null)
}

/**
 * Gives the role host_hotel when the register check and the payment provider's details hold, in whatever order they were done
 * (docs/product/partners.md, The role). Who was refused before completes the application, and gets the role with an approval. An
 * application of somebody else is not found.
 */
export const grantPartnerRole =
  (deps: Deps) =>
  async ({ operatorId }: Input, call: Call): Promise<Answer> => {
    const { db, payouts } = deps
    const userId = UserId.parse(personOf(call.actor))
    const own = { id: operatorId, userId }
    const before = await db.client.partnerApplication.findFirst({ where: own, select: { step: true, cvr: true } })
    // The provider is asked outside the transaction, and only where its answer decides.
    const account = before?.step === 'stripe' ? await payouts.partnerAccount({ userId, cvr: before.cvr }) : undefined
    return call.command(db, async (tx): Promise<Answer> => {
      await lockPerson(tx, userId)
      const person = await findActive(tx, userId)
      if (!person.ok) return person
      const stored = await tx.partnerApplication.findFirst({ where: own, include: withDocuments })
      if (!stored) return err('partner.notFound')
      const refused = refusalOf(stored)
      if (refused) return refused
      const roles = toRoleList(await tx.userRole.findMany({ where: { userId } }))
      if (stored.step === 'complete' && roles.includes('host_hotel'))
        return ok({ application: toApplication(stored), roles })
      // The company may have been changed while the provider was asked about the one before.
      const asked = stored.cvr === before?.cvr ? account : undefined
      const held = stored.step === 'complete' ? ok(null) : checkAccount(asked ?? err('STRIPE_INCOMPLETE'))
      if (!held.ok) return held
      const mayHold = await checkMayHold(tx, person.value, stored)
      if (!mayHold.ok) return mayHold
      const row = stored.step === 'complete' ? stored : await complete(tx, { id: stored.id, by: userId, at: call.now })
      const application = toApplication(row)
      if (await needsApproval(tx, row)) return ok({ application, roles })
      await tellOfCompletion(deps, tx, row)
      return ok({
        application,
        roles: await grantRole(deps, tx, { person: userId, role: 'host_hotel', now: call.now }),
      })
    })
  }
