import { randomUUID } from 'node:crypto'
import {
  err,
  type identityService,
  mostPartnerDocuments,
  type OutputOf,
  ok,
  type ParsedInputOf,
  partnerDocumentsPerDay,
  privatePdfKey,
  privatePhotoKey,
  type Result,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { findActive } from '../profile/profile-row.ts'
import { dropPartnerFiles, toDocument } from './partner-files.ts'
import { lockPerson } from './partner-row.ts'

type Procedures = typeof identityService.procedures
type Added = Result<OutputOf<Procedures['addPartnerDocument']>>
type Nothing = Result<Record<string, never>>

const daily = { count: partnerDocumentsPerDay, windowSeconds: 24 * 60 * 60 }

/** The application that a person may add one more document to. */
const checkMayAdd = async (
  reader: Pick<Tx, 'user' | 'partnerApplication'>,
  userId: string,
): Promise<Result<{ applicationId: string }>> => {
  const person = await findActive(reader, userId)
  if (!person.ok) return person
  const found = await reader.partnerApplication.findUnique({
    where: { userId },
    select: { id: true, status: true, _count: { select: { documents: true } } },
  })
  if (!found) return err('partner.notFound')
  if (found.status === 'approved') return err('partner.notPending')
  if (found._count.documents >= mostPartnerDocuments)
    return err('partner.tooManyDocuments', { max: mostPartnerDocuments })
  return ok({ applicationId: found.id })
}

/** Checked before the upload, so that refused documents are not transferred. */
export const mayAddDocument =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_: object, { actor, repeats }: Call): Promise<Nothing> => {
    const allowed = await checkMayAdd(db.client, personOf(actor))
    return allowed.ok || (await repeats(db, 'addPartnerDocument')) ? ok({}) : allowed
  }

/** Has listings check and store the file under a key of its own. */
const store = async (
  { db, attempts, listings, documentKeys }: Pick<Deps, 'db' | 'attempts' | 'listings' | 'documentKeys'>,
  userId: ParsedInputOf<Procedures['suspend']>['userId'],
  { id, quarantineKey }: { id: string; quarantineKey: string },
) => {
  const allowed = await checkMayAdd(db.client, userId)
  if (!allowed.ok) return allowed
  const counted = await attempts.take(daily, 'partner-document', userId)
  if (!counted.ok) return counted
  const { key, sealed } = documentKeys.make()
  const made = await listings.makePrivateDocument({
    id,
    personId: userId,
    quarantineKey,
    sealKey: key.toString('base64'),
  })
  return made.ok ? ok({ width: made.value.width, bytes: made.value.bytes, sealedKey: Buffer.from(sealed) }) : made
}

/** Stores a document of the person's company (docs/product/partners.md, Documents). */
export const addDocument =
  (deps: Deps) =>
  async ({ kind, quarantineKey }: ParsedInputOf<Procedures['addPartnerDocument']>, call: Call): Promise<Added> => {
    const userId = personOf(call.actor)
    const id = randomUUID()
    const stored = await store(deps, userId, { id, quarantineKey })
    const result = await call.command(deps.db, async (tx): Promise<Added> => {
      if (!stored.ok) return stored
      await lockPerson(tx, userId)
      const again = await checkMayAdd(tx, userId)
      if (!again.ok) return again
      const data = { id, kind, ...again.value, ...stored.value, createdAt: call.now }
      return ok({ document: toDocument(await tx.partnerDocument.create({ data })) })
    })
    // The call was refused or repeated, so the file of this call belongs to no row.
    const isStored = result.ok && result.value.document.id === id
    if (!isStored && stored.ok) await dropPartnerFiles(deps, [{ id, width: stored.value.width }])
    return result
  }

/** Deletes a document with its file. Those of an approved company stay, because the decision was made on them. */
export const removeDocument =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['removePartnerDocument']>, call: Call): Promise<Nothing> => {
    const userId = personOf(call.actor)
    const own = { id, application: { userId } }
    let removed: { id: string; width: number | null } | undefined
    const result = await call.command(deps.db, async (tx): Promise<Nothing> => {
      removed = undefined
      await lockPerson(tx, userId)
      const found = await tx.partnerDocument.findFirst({ where: own, include: { application: true } })
      if (!found) return err('partner.documentNotFound')
      if (found.application.status === 'approved') return err('partner.notPending')
      removed = await tx.partnerDocument.delete({ where: { id } })
      return ok({})
    })
    if (result.ok && removed) await dropPartnerFiles(deps, [removed])
    return result
  }

/** Where a document is and the key that opens it. Each look of an administrator is stored. */
export const findDocument =
  ({ db, documentKeys }: Pick<Deps, 'db' | 'documentKeys'>) =>
  async (
    { id, partnerId }: ParsedInputOf<Procedures['partnerDocument']>,
    { actor, now }: Call,
  ): Promise<Result<OutputOf<Procedures['partnerDocument']>>> =>
    db.transaction(async (tx) => {
      const viewerId = personOf(actor)
      const isAdmin = actor.kind === 'user' && actor.roles.includes('admin')
      if (partnerId !== undefined && !isAdmin) return err('auth.forbidden')
      const application = partnerId === undefined ? { userId: viewerId } : { id: partnerId }
      const found = await tx.partnerDocument.findFirst({ where: { id, application }, include: { application: true } })
      if (!found) return err('partner.documentNotFound')
      if (found.application.userId !== viewerId)
        await tx.partnerDocumentView.create({ data: { id: randomUUID(), documentId: id, viewerId, viewedAt: now } })
      return ok({
        blob: found.width === null ? privatePdfKey(id) : privatePhotoKey(id, found.width),
        key: documentKeys.open(found.sealedKey).toString('base64'),
        type: found.width === null ? 'pdf' : 'picture',
      })
    })
