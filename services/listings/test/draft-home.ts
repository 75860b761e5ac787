import { join } from 'node:path'
import type { DraftAnswers, ListingId, UserId } from '@nordbo/contracts'
import { type Blobs, blobConfig, openBlobs } from '@nordbo/service-kit'
import { asUser, type BootedStack, expectOk } from '@nordbo/testkit'
import sharp from 'sharp'

/** Every answer that a home needs before it can be published. */
export const allAnswers = {
  category: 'housing',
  tags: ['beach'],
  description: 'Lyst sommerhus mellem klit og hav med brændeovn og stor terrasse.',
  title: 'Sommerhus ved Grenen',
  subcategory: 'summerhouse',
  maxGuests: 4,
  bedrooms: 2,
  beds: 3,
  bathrooms: 1.5,
  line1: 'Fyrvej 36',
  postalCode: '9990',
  city: 'Skagen',
  location: { lat: 57.7436, lng: 10.6306 },
  baseOre: 1_250_00,
  cleaningOre: 500_00,
  weekendPercent: 20,
  weeklyPercent: 10,
} satisfies DraftAnswers

/** A picture of one colour as an upload. */
export const picture = (red: number): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .png()
    .toBuffer()

/** The blob store of a stack. */
export const openStackBlobs = async (stack: BootedStack): Promise<Blobs> => {
  const blobs = await openBlobs(blobConfig.parse({ BLOB_DIR: join(stack.stack.home, 'blobs') }))
  if (!blobs) throw new Error('no blobs')
  return blobs
}

/** Adds a picture to a home or a draft, as the BFF does after an upload. */
export const addPicture = async (
  { stack, blobs }: { stack: BootedStack; blobs: Blobs },
  { id, host, bytes }: { id: ListingId; host: UserId; bytes: Buffer },
) => {
  const quarantineKey = await blobs.put(bytes, { folder: 'quarantine', owner: `${id} ${host}` })
  return stack.services.listings.addPhoto({ id, quarantineKey }, asUser(host))
}

/** Begins a draft with all answers. */
export const beginDraft = async (stack: BootedStack, host: UserId, changes: DraftAnswers = {}): Promise<ListingId> =>
  expectOk(await stack.services.listings.createDraft({ answers: { ...allAnswers, ...changes } }, asUser(host))).id
