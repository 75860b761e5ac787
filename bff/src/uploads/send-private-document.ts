import type { PrivateDocumentType } from '@nordbo/contracts'
import { type Blobs, openSealed } from '@nordbo/service-kit'
import type { FastifyReply } from 'fastify'

/** A private document: the name it is saved under without its ending, its file and the key that opens it. */
interface PrivateDocument {
  id: string
  blob: string
  key: string
  type: PrivateDocumentType
}

/**
 * Sends a private document; false if its file is gone. A PDF is only ever saved, and whatever it is, it may load and run nothing. No
 * cache stores it, because rights may end.
 */
export const sendPrivateDocument = async (
  blobs: Blobs,
  reply: FastifyReply,
  { id, blob, key, type }: PrivateDocument,
): Promise<boolean> => {
  const sealed = await blobs.get(blob)
  if (!sealed) return false
  reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (type === 'pdf') reply.header('content-disposition', `attachment; filename="${id}.pdf"`)
  reply.type(type === 'pdf' ? 'application/pdf' : 'image/webp').send(openSealed(Buffer.from(key, 'base64'), sealed))
  return true
}
