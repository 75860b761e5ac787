import { err, type identityService, type OutputOf, ok, type Result } from '@nordbo/contracts'
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

/** The number of the company that the signed-in person may open the forms for. */
const checkMayOpen = async (
  reader: Pick<Tx, 'user' | 'partnerApplication'>,
  userId: string,
): Promise<Result<string>> => {
  const person = await findActive(reader, userId)
  if (!person.ok) return person
  const stored = await reader.partnerApplication.findUnique({ where: { userId } })
  if (!stored) return err('partner.notFound')
  return refusalOf(stored) ?? ok(stored.cvr)
}

/** Opens the payment provider's forms for a checked company (docs/product/partners.md, The payment provider). */
export const openPartnerForms =
  ({ db, payouts }: Pick<Deps, 'db' | 'payouts'>) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Answer> => {
    const userId = personOf(actor)
    const cvr = await checkMayOpen(db.client, userId)
    return cvr.ok ? payouts.openPartnerAccount({ userId, cvr: cvr.value }) : cvr
  }
