import { randomUUID } from 'node:crypto'
import { type PartnerApplication, type PartnerCase, PartnerId, UserId } from '@nordbo/contracts'
import type { Tx } from '../core/deps.ts'
import type { PartnerChangeKind, PartnerDocument, PartnerApplication as Row } from '../generated/prisma/client.ts'
import { toDocument } from './partner-files.ts'

/** What is read of an application's documents. Their keys are not. */
export const withDocuments = {
  documents: { omit: { sealedKey: true }, orderBy: { createdAt: 'asc' } },
} as const

type WholeRow = Row & { documents: Omit<PartnerDocument, 'sealedKey'>[] }

/** An application as its person sees it. */
export const toApplication = (row: WholeRow): PartnerApplication => ({
  id: PartnerId.parse(row.id),
  companyName: row.companyName,
  cvr: row.cvr,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone,
  addressLine1: row.addressLine1,
  postalCode: row.postalCode,
  city: row.city,
  step: row.step,
  status: row.status,
  reason: row.reason,
  cvrData:
    row.registeredName === null
      ? null
      : {
          name: row.registeredName,
          address: row.registeredAddress ?? '',
          zipcode: row.registeredPostalCode ?? '',
          city: row.registeredCity ?? '',
        },
  documents: row.documents.map(toDocument),
  checkedAt: row.checkedAt?.toISOString() ?? null,
  completedAt: row.completedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** An application with its person, for those who decide. */
export const toCase = (row: WholeRow & { user: { name: string; suspendedAt: Date | null } }): PartnerCase => ({
  ...toApplication(row),
  userId: UserId.parse(row.userId),
  name: row.user.name,
  suspended: row.user.suspendedAt !== null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

/** Locks a person's application, and everything else that is decided under the person's lock, until the transaction ends. */
export const lockPerson = async (tx: Tx, userId: string): Promise<void> => {
  await tx.$queryRaw`select 1 from "user" where id = ${userId}::uuid for update`
}

/** Stores what became of an application, and who did it. */
export const storeChange = async (
  tx: Tx,
  { id, cvr }: Pick<Row, 'id' | 'cvr'>,
  change: { kind: PartnerChangeKind; by: string; at: Date; reason?: string | null },
): Promise<void> => {
  const { kind, by, at, reason } = change
  await tx.partnerChange.create({
    data: { id: randomUUID(), applicationId: id, kind, madeBy: by, madeAt: at, cvr, reason: reason ?? null },
  })
}
