import { asUser, type BootedStack, expectOk, readRows, withClient } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { addPicture, beginDraft, openStackBlobs, picture } from './draft-home.ts'
import { aHostId, bootListings, createHomes } from './listings-stack.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootListings()
})
afterAll(() => stack?.stop())

const listings = () => stack.services.listings

/** A finished draft with two photos. */
const aDraft = async () => {
  const [host, blobs] = [await aHostId(stack), await openStackBlobs(stack)]
  const id = await beginDraft(stack, host)
  for (const red of [31, 32]) expectOk(await addPicture({ stack, blobs }, { id, host, bytes: await picture(red) }))
  return { id, host, own: asUser(host) }
}
type Draft = Awaited<ReturnType<typeof aDraft>>

const Stored = z.object({ active: z.boolean() })
const sql = 'select active from listing where id = $1'

/** Publishes a draft while its prices wait, and does something meanwhile. */
const publishDuring = async ({ id, own }: Draft, meanwhile: () => Promise<void>) =>
  withClient(stack.stack.databases.pricing, async (client) => {
    await client.query('begin')
    await client.query('lock table rate_card in exclusive mode')
    const published = listings().publishDraft({ id }, own)
    await expect.poll(() => readRows(stack.stack, 'listings', Stored, sql, [id])).toEqual([{ active: false }])
    await meanwhile()
    await client.query('rollback')
    return published
  })

it('what another device saves during a publication is published', async () => {
  const draft = await aDraft()
  const { id, own } = draft
  const [cover, second] = expectOk(await listings().photosOf({ id }, own)).photos
  const hashes = [second, cover].flatMap((photo) => photo?.hash ?? [])
  const published = await publishDuring(draft, async () => {
    const save = { id, revision: 1, answers: { title: 'Et nyt navn til huset' } }
    expectOk(await listings().saveDraft(save, own))
    expectOk(await listings().arrangePhotos({ id, hashes }, own))
  })
  expectOk(published)
  const page = expectOk(await listings().byId({ id }, own))
  expect(page).toMatchObject({ active: true, title: 'Et nyt navn til huset' })
  expect(page.photos.map(({ hash }) => hash)).toEqual(hashes)
})

it('a price that another device saves during a publication is published by the repeat', async () => {
  const draft = await aDraft()
  const { id, own } = draft
  const published = await publishDuring(draft, async () => {
    expectOk(await listings().saveDraft({ id, revision: 1, answers: { baseOre: 2_000_00 } }, own))
  })
  expect(published).toMatchObject({ ok: false, error: { code: 'service.unavailable' } })
  expectOk(await listings().publishDraft({ id }, own))
  // The page's price comes with an event of pricing.
  await stack.settle()
  expect(expectOk(await listings().byId({ id }, own))).toMatchObject({ active: true, nightOre: 2_000_00 })
})

it('an answer that another device empties during a publication keeps the home hidden', async () => {
  const draft = await aDraft()
  const { id, own } = draft
  const published = await publishDuring(draft, async () => {
    expectOk(await listings().saveDraft({ id, revision: 1, answers: { title: '' } }, own))
  })
  expect(published).toMatchObject({ ok: false, error: { code: 'listing.incomplete', params: { missing: ['title'] } } })
  expect(expectOk(await listings().draft({ id }, own)).answers.title).toBe('')
})

it('a change that leaves the words of a home waits for nobody who writes words, as an import does for long', async () => {
  const [long, short] = await createHomes(stack, [{}, {}])
  await withClient(stack.stack.databases.listings, async (client) => {
    await client.query('begin')
    await client.query("update listing_document set words = to_tsvector('simple', 'fyrtårn') where listing_id = $1", [
      long,
    ])
    // Where it waited, the statement would fail.
    const update = "set local lock_timeout = '2s'; update listing_document set card = card where listing_id = "
    await withClient(stack.stack.databases.listings, (other) => other.query(`${update}'${short}'`))
    await client.query('rollback')
  })
})
