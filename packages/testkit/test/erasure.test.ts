import { randomUUID } from 'node:crypto'
import { type ErasureRule, erasureRules, everyServiceKeeps, serviceNames } from '@nordbo/contracts'
import { waitUntil } from '@nordbo/devstack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type BootedStack,
  book,
  bootStack,
  createGuest,
  createHome,
  createPaidStay,
  listMails,
  type Person,
  readRows,
  signIn,
  stayIn,
} from '../src/index.ts'
import { createKnownPerson, markerPattern } from './erasure/known-person.ts'
import { publishAgain } from './erasure/publish-again.ts'
import { type Found, readFiles, scanDatabases, scanFiles, scanRedis, scanStreams } from './erasure/scan.ts'

let stack: BootedStack
beforeAll(async () => {
  // As processes of their own, whose logs are files.
  const childProcesses = [...serviceNames, 'bff'] as const
  const env = Object.fromEntries(childProcesses.map((name) => [name, { LOG_LEVEL: 'info' }]))
  stack = await bootStack({ childProcesses, env })
})
afterAll(() => stack?.stop())

const scanEverything = async (pattern: string): Promise<Found> => ({
  ...(await scanDatabases(stack, pattern)),
  ...(await scanStreams(stack, pattern)),
  ...(await scanRedis(stack, pattern)),
  ...(await scanFiles(stack, 'blobs', pattern)),
  ...(await scanFiles(stack, 'logs', pattern)),
})

const Line = z.object({ service: z.enum(serviceNames), rule: z.string(), how: z.string(), rows: z.int() })
const Ledger = z.object({
  id: z.uuid(),
  completed: z.boolean(),
  letterEmail: z.string().nullable(),
  lines: z.array(Line),
})

/** The ledger's entry about a person. */
const ledgerOf = async (person: Person): Promise<z.infer<typeof Ledger> | undefined> => {
  const [entry] = await readRows(
    stack.stack,
    'identity',
    Ledger,
    `select e.id, e.completed_at is not null as completed, e.letter_email as "letterEmail", coalesce((
       select jsonb_agg(kind || jsonb_build_object('service', a.service) order by a.service, kind->>'rule')
       from erasure_acknowledgement a, jsonb_array_elements(a.kinds) kind where a.erasure_id = e.id), '[]') as lines
     from erasure e where e.user_id = $1`,
    [person.id],
  )
  return entry
}

/** Tables in which docs/product/data-rights.md says that the id stays, as the scan names them. */
const statedTables = (): string[] =>
  serviceNames.flatMap((service) =>
    [
      ...Object.values<ErasureRule>(erasureRules[service]).flatMap(({ tables = [] }) => tables),
      ...everyServiceKeeps.map(({ table }) => table),
    ].map((table) => `${service} ${table}`),
  )

/** Tables of {@link everyServiceKeeps} that a service writes for reasons of its own. */
const isEverywhere = (place: string): boolean => place.includes(' kit.')
const isTable = (place: string): boolean => !place.startsWith('stream ')

/** Kinds of which the person has none: the person is no administrator, no stay was refunded, and payouts stored no answer. */
const withoutRows = [
  'identity decisions',
  'booking refundNotes',
  'messaging ticketActs',
  'messaging ticketFileLooks',
  'messaging threadLooks',
  'payouts storedAnswers',
]

/** The id of a person's change of the address, which the links in its letters stand for. */
const emailChangeOf = async (person: Person): Promise<string> => {
  const sql = 'select id::text from email_change where user_id = $1'
  const [change] = await readRows(stack.stack, 'identity', z.object({ id: z.uuid() }), sql, [person.id])
  return change?.id ?? ''
}

const erase = (person: Person) => person.send('DELETE', '/api/me', { confirm: 'SLET' })

test('a person with everything is erased within 60 s, and of them only the stated bookkeeping remains', async () => {
  const { person, home } = await createKnownPerson(stack)
  const before = await scanEverything(markerPattern)
  // The scan sees what there is, so what it does not see later is gone.
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      'identity user',
      'identity person_profile',
      'identity linked_identity',
      'identity passkey',
      'identity email_change',
      'listings listing',
      'listings listing_draft',
      'listings search_lexicon',
      'listings wishlist',
      'booking booking',
      'booking damage_report',
      'booking night_note',
      'messaging support_ticket',
      'messaging ticket_file',
    ]),
  )
  const files = [...(await readFiles(stack, 'blobs')).keys()]
  for (const folder of ['exports', 'photos', 'private'])
    expect(
      files.some((path) => path.includes(folder)),
      folder,
    ).toBe(true)

  // What has the person's id, but none of their words.
  expect(Object.keys(await scanDatabases(stack, person.id))).toEqual(
    expect.arrayContaining([
      ...[
        'two_factor',
        'recovery_code',
        'passkey',
        'email_change',
        'handshake',
        'verification_request',
        'notification_channels',
        'session',
      ].map((table) => `identity ${table}`),
      'listings host_privacy',
      'messaging mail_suppression',
    ]),
  )

  const changeId = await emailChangeOf(person)
  expect(await scanDatabases(stack, changeId)).toHaveProperty('identity verification')
  // Nobody waits for this archive: it is being made while its person is erased.
  expect((await person.send('POST', '/api/me/export')).status).toBe(202)

  const begun = performance.now()
  expect((await erase(person)).status).toBe(200)
  expect(
    await waitUntil(
      async () => (await ledgerOf(person))?.completed === true,
      60_000,
      () => false,
    ),
  ).toBe(true)
  process.stdout.write(`an erasure took ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
  await stack.settle()

  expect(await scanEverything(markerPattern)).toEqual({})
  expect([...(await readFiles(stack, 'blobs')).keys()]).toEqual([])
  // Events name the change by its id alone, for seven days.
  const linked = Object.keys(await scanDatabases(stack, changeId))
  expect(linked.filter((place) => !isEverywhere(place))).toEqual([])
  const left = await scanEverything(person.id)
  process.stdout.write(`what remains by id: ${JSON.stringify(left, null, 2)}\n`)
  const stated = statedTables()
  expect(Object.keys(left).filter((place) => isTable(place) && !stated.includes(place))).toEqual([])
  expect(stated.filter((place) => !isEverywhere(place) && !(place in left))).toEqual([])

  const ledger = await ledgerOf(person)
  process.stdout.write(`the ledger: ${JSON.stringify(ledger?.lines)}\n`)
  for (const { service, rule, how } of ledger?.lines ?? []) {
    const rules: Record<string, ErasureRule> = erasureRules[service]
    expect([service, rule, how]).toEqual([service, rule, rules[rule]?.how])
  }
  // The person had something of every kind, except what nobody can leave behind here.
  const named = serviceNames.flatMap((service) =>
    Object.keys(erasureRules[service]).map((rule) => `${service} ${rule}`),
  )
  const inLedger = new Set(ledger?.lines.map(({ service, rule }) => `${service} ${rule}`))
  expect(named.filter((name) => !inLedger.has(name))).toEqual(withoutRows)
  expect(ledger?.letterEmail).toBeNull()
  expect((await listMails(stack.stack, person.email))[0]?.subject).toBe('Din konto er slettet')

  expect((await person.get('/api/me/profile')).status).toBe(401)
  await expect(signIn(stack.url, person.email, 'sommerhus-29')).rejects.toThrow('401')
  expect((await (await createGuest(stack)).get(`/api/listings/${home.id}`)).status).toBe(404)

  await publishAgain(stack, person.id)
  await stack.settle()
  expect(await ledgerOf(person)).toEqual(ledger)
  expect(await scanEverything(markerPattern)).toEqual({})
})

const Parts = z.object({ export: z.object({ parts: z.object({ done: z.int() }) }) })

/** How many services have stored their part of a person's archive. */
const partsOf = async (person: Person): Promise<number> =>
  Parts.parse((await person.get('/api/me/export')).body).export.parts.done

test('a service that is down erases after its start, and the person counts as erased only then', async () => {
  const person = await createGuest(stack)
  const list = await person.postOk(z.object({ id: z.string() }), '/api/wishlists', { title: 'Sommer' })
  await stack.childProcess('listings').kill()
  // An archive that waits for the service, too.
  expect((await person.send('POST', '/api/me/export')).status).toBe(202)
  expect(
    await waitUntil(
      async () => (await partsOf(person)) === serviceNames.length - 1,
      60_000,
      () => false,
    ),
  ).toBe(true)
  expect((await erase(person)).status).toBe(200)
  const acknowledged = async (): Promise<number> => {
    const rows = await readRows(
      stack.stack,
      'identity',
      z.object({ service: z.string() }),
      'select service from erasure_acknowledgement a join erasure e on e.id = a.erasure_id where e.user_id = $1',
      [person.id],
    )
    return rows.length
  }
  const all = serviceNames.length
  expect(
    await waitUntil(
      async () => (await acknowledged()) === all - 1,
      60_000,
      () => false,
    ),
  ).toBe(true)
  expect((await ledgerOf(person))?.completed).toBe(false)
  await stack.childProcess('listings').restart()
  await stack.settle()
  expect((await ledgerOf(person))?.completed).toBe(true)
  expect((await scanDatabases(stack, list.id))['listings wishlist']).toBeUndefined()
  // Also what the service stored for the archive after its start.
  expect([...(await readFiles(stack, 'blobs')).keys()]).toEqual([])
})

test('an account is kept while a stay or a payout is open, and the refusal says what', async () => {
  const home = await createHome(stack)
  const { guest } = await createPaidStay(stack, home, await stayIn(stack, 20))
  const other = await createGuest(stack)
  await book(other, home.id, await stayIn(stack, 60))
  const open = async (person: Person) => {
    const refused = await erase(person)
    expect([refused.status, refused.code]).toEqual([409, 'account.deletionBlocked'])
    const { params } = z.object({ params: z.object({ blockers: z.unknown() }) }).parse(refused.body)
    expect((await person.get('/api/me/deletion')).body).toEqual(params)
    return params.blockers
  }
  expect(await open(guest)).toEqual([{ reason: 'staysAsGuest', count: 1 }])
  expect(await open(other)).toEqual([{ reason: 'staysAsGuest', count: 1 }])
  expect(await open(home.host)).toEqual([
    { reason: 'staysAsHost', count: 2 },
    { reason: 'payouts', count: 1 },
  ])
  for (const confirm of ['slet', 'SLET ', '', randomUUID()])
    expect((await guest.send('DELETE', '/api/me', { confirm })).code, confirm).toBe('request.invalid')
  expect((await guest.get('/api/me/profile')).status).toBe(200)
})
