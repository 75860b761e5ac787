import type { PartnerDocument } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import type { PartnerDocument as Row } from '../generated/prisma/client.ts'

/** A document as its company sees it. */
export const toDocument = ({ id, kind, width, bytes, createdAt }: Omit<Row, 'sealedKey'>): PartnerDocument => ({
  id,
  kind,
  type: width === null ? 'pdf' : 'picture',
  bytes,
  createdAt: createdAt.toISOString(),
})

/** Deletes the files of documents; missing ones are no error. */
export const dropPartnerFiles = async (
  { listings }: Pick<Deps, 'listings'>,
  documents: readonly Pick<Row, 'id' | 'width'>[],
): Promise<void> => {
  for (const { id, width } of documents) await listings.dropPrivateDocument({ id, width })
}

/** Deletes the files of a person's company. Its rows go with the application. */
export const dropCompanyFiles = async (deps: Pick<Deps, 'db' | 'listings'>, userId: string): Promise<void> =>
  dropPartnerFiles(deps, await deps.db.client.partnerDocument.findMany({ where: { application: { userId } } }))

/** Deletes the files of applications that nobody completed; their rows go afterwards. */
export const dropForgottenFiles = async (deps: Pick<Deps, 'db' | 'listings'>, cutoff: Date): Promise<void> =>
  dropPartnerFiles(
    deps,
    await deps.db.client.partnerDocument.findMany({
      where: { application: { createdAt: { lte: cutoff }, step: { not: 'complete' } } },
    }),
  )
