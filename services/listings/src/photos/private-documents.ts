import {
  err,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  privatePdfKey,
  type Result,
} from '@nordbo/contracts'
import { type Call, sealBytes } from '@nordbo/service-kit'
import { checkPdf, isPdf } from './check-pdf.ts'
import type { PhotoDeps } from './derive-pool.ts'
import { dropPrivatePhoto, makePrivatePhoto } from './private-photos.ts'
import { quarantineFolder } from './sweep-quarantine.ts'

type Procedures = typeof listingsService.procedures
type Input = ParsedInputOf<Procedures['makePrivateDocument']>
type Made = Result<OutputOf<Procedures['makePrivateDocument']>>

const makePdf = async (
  { kit, redraw }: Pick<PhotoDeps, 'kit' | 'redraw'>,
  file: Buffer,
  { id, personId, quarantineKey, sealKey }: Input,
  { deadline }: Call,
): Promise<Made> => {
  const checked = checkPdf(file)
  const drawn = checked.ok ? await redraw({ who: personId, deadline, read: async () => file }) : checked
  await kit.blobs.delete(quarantineKey)
  if (!drawn.ok) return drawn
  await kit.blobs.put(sealBytes(Buffer.from(sealKey, 'base64'), Buffer.from(drawn.value)), {
    key: privatePdfKey(id),
    contentType: 'application/octet-stream',
  })
  return ok({ type: 'pdf', width: null, bytes: file.length })
}

/** Checks a document by its bytes, and stores it encrypted: a picture made anew, or a PDF of pictures of its pages. */
export const makePrivateDocument =
  (deps: Pick<PhotoDeps, 'kit' | 'derive' | 'redraw'>) =>
  async (input: Input, call: Call): Promise<Made> => {
    const { quarantineKey, mostBytes } = input
    const file = quarantineKey.startsWith(`${quarantineFolder}/`) ? await deps.kit.blobs.get(quarantineKey) : undefined
    if (file && mostBytes !== undefined && file.length > mostBytes) {
      await deps.kit.blobs.delete(quarantineKey)
      return err('document.tooLarge', { maxBytes: mostBytes })
    }
    if (file && isPdf(Buffer.from(file))) return makePdf(deps, Buffer.from(file), input, call)
    const made = await makePrivatePhoto(deps)(input, call)
    if (made.ok) return ok({ type: 'picture', width: made.value.width, bytes: file?.length ?? 1 })
    // Nobody said that it is a picture.
    return made.error.code === 'photo.unreadable' ? err('document.unreadable') : made
  }

/** Deletes the files of a private document. */
export const dropPrivateDocument =
  (deps: Pick<PhotoDeps, 'kit'>) =>
  async ({ id, width }: ParsedInputOf<Procedures['dropPrivateDocument']>): Promise<Result<Record<string, never>>> => {
    if (width !== null) return dropPrivatePhoto(deps)({ id, width })
    await deps.kit.blobs.delete(privatePdfKey(id))
    return ok({})
  }
