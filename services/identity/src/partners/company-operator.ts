import type { Tx } from '../core/deps.ts'
import type { PartnerApplication } from '../generated/prisma/client.ts'

type Application = Pick<PartnerApplication, 'id' | 'userId' | 'cvr' | 'status'>

/** Locks who operates a company until the transaction ends. Take the person's lock first. */
export const lockCompany = async (tx: Tx, cvr: string): Promise<void> => {
  await tx.$queryRaw`select 1 as locked from (select pg_advisory_xact_lock(hashtextextended(${cvr}, 78))) lock`
}

/** Whether somebody else has the role for a company. A company has one operator (docs/product/partners.md, The role). */
export const hasOtherOperator = async (
  reader: Pick<Tx, 'partnerApplication'>,
  { userId, cvr }: Pick<Application, 'userId' | 'cvr'>,
): Promise<boolean> =>
  (await reader.partnerApplication.count({
    where: { cvr, step: 'complete', userId: { not: userId }, user: { roles: { some: { role: 'host_hotel' } } } },
  })) > 0

/** Whether only an approval gives the role, since the person or the company was refused before (docs/product/partners.md, Decisions). */
export const needsApproval = async (
  reader: Pick<Tx, 'partnerChange'>,
  { id, cvr, status }: Application,
): Promise<boolean> =>
  status !== 'approved' &&
  (await reader.partnerChange.count({ where: { kind: 'rejected', OR: [{ applicationId: id }, { cvr }] } })) > 0
