import { randomUUID } from 'node:crypto'
import {
  DocumentKind,
  err,
  identityEvents,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  VerificationId,
  verificationsPerDay,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { findActive } from '../profile/profile-row.ts'
import { findLatest, toVerification } from './verification-row.ts'

type Procedures = typeof identityService.procedures
type Documents = ParsedInputOf<Procedures['requestVerification']>
type Answer = Result<OutputOf<Procedures['requestVerification']>>

const daily = { count: verificationsPerDay, windowSeconds: 24 * 60 * 60 }

/** Refuses a person who is suspended, verified, or waits for a decision. */
const checkMayRequest = async (
  reader: Pick<Tx, 'user' | 'verificationRequest'>,
  userId: string,
): Promise<Result<null>> => {
  const found = await findActive(reader, userId)
  if (!found.ok) return found
  const latest = await findLatest(reader, userId)
  if (latest?.status === 'pending') return err('verification.pending')
  return latest?.status === 'approved' ? err('verification.approved') : ok(null)
}

/** Checked before the upload, so that refused documents are not transferred. */
export const mayRequestVerification =
  ({ db }: Deps) =>
  async (_: object, { actor, repeats }: Call): Promise<Result<Record<string, never>>> => {
    const allowed = await checkMayRequest(db.client, personOf(actor))
    return allowed.ok || (await repeats(db, 'requestVerification')) ? ok({}) : allowed
  }

interface StoredDocument {
  id: string
  kind: DocumentKind
  width: number
  sealedKey: Buffer<ArrayBuffer>
}

/** Has listings make an encrypted picture of each document. A refused one drops the others. */
const storeDocuments = async (
  { listings, documentKeys }: Pick<Deps, 'listings' | 'documentKeys'>,
  personId: string,
  files: Documents,
): Promise<Result<StoredDocument[]>> => {
  const stored: StoredDocument[] = []
  for (const kind of DocumentKind.options) {
    const quarantineKey = files[kind]
    if (quarantineKey === undefined) continue
    const id = randomUUID()
    const { key, sealed } = documentKeys.make()
    const made = await listings.makePrivatePhoto({ id, personId, quarantineKey, sealKey: key.toString('base64') })
    if (!made.ok) {
      await dropFiles({ listings }, stored)
      return err(made.error.code, { ...made.error.params, document: kind })
    }
    stored.push({ id, kind, width: made.value.width, sealedKey: Buffer.from(sealed) })
  }
  return ok(stored)
}

/** Deletes the files of documents; missing ones are no error. */
export const dropFiles = async (
  { listings }: Pick<Deps, 'listings'>,
  documents: readonly Pick<StoredDocument, 'id' | 'width'>[],
): Promise<void> => {
  for (const { id, width } of documents) await listings.dropPrivatePhoto({ id, width })
}

/** Stores the documents, encrypted, and asks for a decision (docs/product/people.md, Identity verification). */
export const requestVerification =
  (deps: Deps) =>
  async (files: Documents, call: Call): Promise<Answer> => {
    const { db, kit, attempts } = deps
    const userId = personOf(call.actor)
    const prepare = async (): Promise<Result<StoredDocument[]>> => {
      const allowed = await checkMayRequest(db.client, userId)
      if (!allowed.ok) return allowed
      const counted = await attempts.take(daily, 'verification', userId)
      return counted.ok ? storeDocuments(deps, userId, files) : counted
    }
    const prepared = await prepare()
    const id = VerificationId.parse(randomUUID())
    const result = await call.command(db, async (tx): Promise<Answer> => {
      if (!prepared.ok) return prepared
      await tx.$queryRaw`select 1 from "user" where id = ${userId}::uuid for update`
      const again = await checkMayRequest(tx, userId)
      if (!again.ok) return again
      const row = await tx.verificationRequest.create({
        data: { id, userId, createdAt: call.now, documents: { create: prepared.value } },
      })
      await kit.emit(tx, identityEvents.verificationRequested, {
        aggregateId: id,
        revision: 0,
        data: { userId, verificationId: id },
      })
      return ok({ verification: toVerification(row) })
    })
    // The call was refused or repeated, so the files of this call belong to no row.
    const isStored = result.ok && result.value.verification.id === id
    if (!isStored && prepared.ok) await dropFiles(deps, prepared.value)
    return result
  }
