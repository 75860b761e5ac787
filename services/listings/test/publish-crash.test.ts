import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import {
  type BootedStack,
  bootStack,
  createHost,
  createPublishableDraft,
  inRepo,
  listEvents,
  type Person,
  readRows,
  sendUntilAnswered,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** Where the service dies: before and after every step, and in the two transactions before they commit. */
const places = ['begun', 'stored', 'made', 'priced', 'ended', 'shown', 'published'].map(
  (step) => `listings:draft-${step}`,
)

let stack: BootedStack
beforeAll(async () => {
  // A killed process never answers: calls to it end soon.
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'listings', 'bff'],
    childProcesses: ['listings'],
    env: { bff: { PATIENCE: '0.3' } },
  })
})
afterAll(() => stack?.stop())

test('the table has every point at which a publication can be cut off', () => {
  const points = globSync('services/listings/src/drafts/*.ts', { cwd: inRepo() }).flatMap((file) =>
    [...readFileSync(inRepo(file), 'utf8').matchAll(/crashPoint\('([^']+)'/g)].map(([, name]) => name),
  )
  expect(points.sort()).toEqual([...places].sort())
})

const Counted = z.object({ drafts: z.coerce.number(), shown: z.coerce.number(), photos: z.coerce.number() })

/** What is stored of a draft and its home. */
const stored = async (id: string) => {
  const sql = `select (select count(*) from listing_draft where id = $1) as drafts,
    (select count(*) from listing where id = $1 and active) as shown, (select count(*) from photo where listing_id = $1) as photos`
  const [row] = await readRows(stack.stack, 'listings', Counted, sql, [id])
  return row
}

const Found = z.object({ items: z.array(z.object({ id: z.string() })) })
const isFound = async (title: string): Promise<string[]> =>
  Found.parse(
    (await sendUntilAnswered(() => visitor(stack.url).get(`/api/listings?q=${encodeURIComponent(title)}`))).body,
  ).items.map(({ id }) => id)

const publish = (host: Person, id: string, key: string) => host.send('POST', `/api/host/drafts/${id}/publish`, {}, key)

/** How often the extras of a home were handed on, which happens with its one publication. */
const publications = async (id: string): Promise<number> =>
  (await listEvents(stack.stack, 'listings', id)).filter(({ type }) => type === 'listings.extrasWanted').length

for (const place of places)
  test(`a publication that dies at ${place} happens once when it is repeated`, async () => {
    const listings = stack.childProcess('listings')
    const title = `Hus ${randomUUID().slice(0, 8)} ved klitten`
    const host = await createHost(stack)
    const id = await createPublishableDraft(host, { title, extras: ['FEATURED'] })
    await listings.restart({ NORDBO_CRASH_AT: `${place}#1` })
    const key = randomUUID()
    const cut = publish(host, id, key)
    await listings.ended()
    expect((await cut).status).toBeGreaterThanOrEqual(500)
    // Either nothing is visible and the draft is still there, or all of it has happened.
    const after = await stored(id)
    expect(after?.shown).toBe(1 - (after?.drafts ?? 0))
    await listings.restart()
    const again = await sendUntilAnswered(() => publish(host, id, key))
    expect(again.status).toBe(200)
    // An event that the killed process had taken comes again after EVENT_ACK_WAIT_MS.
    await stack.settle()
    expect(await isFound(title)).toEqual([id])
    // A second click, with a key of its own.
    const second = randomUUID()
    const answer = await sendUntilAnswered(() => publish(host, id, second))
    expect(answer).toMatchObject({ status: 200, body: again.body })
    expect(await stored(id)).toEqual({ drafts: 0, shown: 1, photos: 1 })
    expect(await publications(id)).toBe(1)
  })
