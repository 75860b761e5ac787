import { err, type identityService, type OutputOf, type Result } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import type { PartnerApplication } from '../generated/prisma/client.ts'
import { findActive } from '../profile/profile-row.ts'

type Answer = Result<OutputOf<(typeof identityService)['procedures']['openPartnerForms']>>

/** Why an application may not go on past the register; undefined if it may. */
export const refusalOf = ({ status, step }: Pick<PartnerApplication, 'status' | 'step'>): Result<never> | undefined => {
  if (status === 'rejected') return err('partner.rejected')
  return step === 'cvr' ? err('partner.notChecked') : undefined
}

/** Whether the signed-in person may open the forms. */
const checkMayOpen = async (
  reader: Pick<Tx, 'user' | 'partnerApplication'>,
  userId: string,
): Promise<Result<never> | undefined> => {
  const person = await findActive(reader, userId)
  if (!person.ok) return person
  const stored = await reader.partnerApplication.findUnique({ where: { userId } })
  return stored ? refusalOf(stored) : err('partner.notFound')
}

/** Opens the payment provider's forms for a checked company (docs/product/partners.md, The payment provider). */
export const openPartnerForms =
  ({ db, payouts }: Pick<Deps, 'db' | 'payouts'>) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Answer> => {
    const userId = personOf(actor)
    return (await checkMayOpen(db.client, userId)) ?? payouts.openPartnerAccount({ userId })
  }
