import type { Blobs } from '@nordbo/service-kit'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from './problems.ts'

/** Bytes of an upload; a phone's photo fits. */
export const maxUploadBytes = 20 * 1_024 * 1_024

/** Puts the one file of a request into quarantine, unjudged, and answers its key. Refuses what is no upload or too large. */
export const keepUpload = async (request: FastifyRequest, blobs: Blobs): Promise<string> => {
  const file = request.isMultipart() ? await request.file() : undefined
  if (!file) throw new ProblemError('request.unsupported')
  const key = await blobs.put(file.file, { folder: 'quarantine' })
  if (!file.file.truncated) return key
  await blobs.delete(key)
  throw new ProblemError('photo.tooLarge', { maxBytes: maxUploadBytes })
}
