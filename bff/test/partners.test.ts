import { PartnerId, UserId } from '@nordbo/contracts'
import {
  aCompany,
  asAdmin,
  asUser,
  type BootedStack,
  bootStack,
  completeOnboarding,
  countRows,
  createGuest,
  expectOk,
  listEvents,
  listMails,
  type Person,
  postToSandbox,
  readRows,
  withKey,
} from '@nordbo/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let person: Person
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'listings', 'messaging', 'payouts', 'bff'] })
})
afterAll(() => stack?.stop())
beforeEach(async () => {
  person = await createGuest(stack)
})

const Application = z.object({
  ...{ id: z.uuid(), step: z.string(), status: z.string(), reason: z.string().nullable() },
  ...{ companyName: z.string(), cvr: z.string(), cvrData: z.object({ name: z.string() }).nullable() },
})
const State = z.object({ application: Application.nullable(), account: z.object({ status: z.string() }) })
const onboarding = '/api/partner/onboarding'

const check = (company = aCompany(), by = person) => by.send('POST', '/api/partner/cvr', company)
const checked = async (by = person) => {
  const { body } = await check(aCompany(), by)
  return z.object({ application: Application }).parse(body).application
}
const ask = (operatorId: string, by = person, key?: string) => by.send('POST', '/api/partner/role', { operatorId }, key)
const fill = (outcome: Parameters<typeof completeOnboarding>[1], by = person) =>
  completeOnboarding(by, outcome, onboarding)
const stateOf = async (by = person) => State.parse((await by.get('/api/partner')).body)
const rolesOf = async (by = person) =>
  (
    await readRows(
      stack.stack,
      'identity',
      z.object({ role: z.string() }),
      'select role from user_role where user_id = $1 order by role',
      [by.id],
    )
  ).map(({ role }) => role)
const joined = async (by = person) => {
  const { id } = await checked(by)
  await fill('complete', by)
  expect(await ask(id, by)).toMatchObject({ status: 200 })
  return id
}
const accountOf = async (by = person) => {
  const sql = 'select provider_id as id from payout_account where host_id = $1 and cvr is not null'
  const [account] = await readRows(stack.stack, 'payouts', z.object({ id: z.string() }), sql, [by.id])
  return account?.id ?? ''
}

describe('the check of a company', () => {
  test('stores a company that the register knows by that name, however it is spelt, and goes on to the account', async () => {
    expect(await person.get('/api/partner')).toMatchObject({
      status: 200,
      body: { application: null, account: { status: 'none' } },
    })
    const company = aCompany({ companyName: 'HOTEL FYRTAARNET, APS' })
    expect(await check(company)).toMatchObject({
      status: 200,
      body: {
        application: {
          ...company,
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          ...{ step: 'stripe', status: 'pending', reason: null },
          cvrData: { name: 'Hotel Fyrtårnet ApS', address: 'Havnegade 12', zipcode: '5700', city: 'Svendborg' },
        },
      },
    })
    expect(await stateOf()).toMatchObject({ application: { step: 'stripe' }, account: { status: 'none' } })
    const account = await person.send('POST', onboarding)
    expect(z.object({ url: z.url() }).parse(account.body).url).toMatch(/^http/)
    expect(await rolesOf()).toEqual(['guest'])
  })

  test.each([
    ['2030401', 'INVALID_CVR_FORMAT', 422],
    ['2030401x', 'INVALID_CVR_FORMAT', 422],
    ['203040101', 'INVALID_CVR_FORMAT', 422],
    ['', 'INVALID_CVR_FORMAT', 422],
    ['20304000', 'CVR_NOT_FOUND', 404],
    ['20304097', 'CVR_CLOSED', 409],
    ['20304098', 'partner.registerUnavailable', 503],
  ])('refuses the number "%s" with %s', async (cvr, code, status) => {
    expect(await check(aCompany({ cvr }))).toMatchObject({ code, status })
    expect((await stateOf()).application?.step ?? 'cvr').toBe('cvr')
  })

  test('names the registered company when the name is another one, and takes it then', async () => {
    const company = aCompany({ cvr: '20304096' })
    const cvr_data = { name: 'Badehotellet Klitten A/S', address: 'Havnegade 12', zipcode: '5700', city: 'Svendborg' }
    expect(await check(company)).toMatchObject({ status: 409, code: 'CVR_MISMATCH', body: { params: { cvr_data } } })
    expect(await check({ ...company, companyName: cvr_data.name })).toMatchObject({ status: 200 })
  })

  test('needs a company name and a mail address, but no phone number', async () => {
    const wrong = [{ companyName: '  ' }, { contactEmail: 'reception' }, { contactPhone: 'ring' }]
    const Refused = z.object({
      code: z.literal('request.invalid'),
      params: z.object({ issues: z.array(z.object({ path: z.string() })) }),
    })
    const paths: string[] = []
    for (const over of wrong) paths.push(Refused.parse((await check(aCompany(over))).body).params.issues[0]?.path ?? '')
    expect(paths).toEqual(['/companyName', '/contactEmail', '/contactPhone'])
    expect(await check(aCompany({ contactPhone: null }))).toMatchObject({ status: 200 })
  })

  test('keeps what was written while the register is down, for another device', async () => {
    await check(aCompany({ cvr: '20304098', city: 'Troense' }))
    expect(await person.get('/api/partner')).toMatchObject({
      body: { application: { step: 'cvr', cvr: '20304098', city: 'Troense', cvrData: null, checkedAt: null } },
    })
  })

  test('that fails changes nothing of a company that was checked before', async () => {
    const before = await checked()
    for (const cvr of ['1', '20304000', '20304096', '20304097', '20304098']) await check(aCompany({ cvr }))
    expect((await stateOf()).application).toEqual(before)
  })

  test('is asked of the register 20 times an hour at most', async () => {
    for (let number = 0; number < 20; number++) await check()
    expect(await check()).toMatchObject({ status: 429, code: 'auth.tooManyAttempts' })
    expect(await check(aCompany(), await createGuest(stack))).toMatchObject({ status: 200 })
  })
})

describe('the role', () => {
  test('is given when both checks hold, once, and asking again answers the same', async () => {
    const { id } = await checked()
    expect(await fill('complete')).toBe(true)
    const answer = await ask(id, person, 'once')
    expect(answer).toMatchObject({
      status: 200,
      body: { application: { id, step: 'complete', status: 'pending' }, roles: ['guest', 'host_hotel'] },
    })
    expect((await ask(id, person, 'once')).body).toEqual(answer.body)
    expect((await ask(id)).body).toEqual(answer.body)
    expect(await rolesOf()).toEqual(['guest', 'host_hotel'])
    const granted = (await listEvents(stack.stack, 'identity', person.id)).filter(({ data }) => data.role)
    expect(granted.map(({ data }) => data.role)).toEqual(['host_hotel'])
    expect(await check()).toMatchObject({ status: 409, code: 'partner.alreadyComplete' })
  })

  test('is not given for a company that was not checked, whatever the provider has', async () => {
    await check(aCompany({ cvr: '20304098' }))
    const { id } = (await stateOf()).application ?? { id: '' }
    expect(await person.send('POST', onboarding)).toMatchObject({ status: 409, code: 'partner.notChecked' })
    const host = await createGuest(stack)
    await host.send('POST', '/api/me/roles/host')
    await completeOnboarding(host, 'complete')
    await check(aCompany({ cvr: '20304098' }), host)
    const other = (await stateOf(host)).application ?? { id: '' }
    expect([await ask(id), await ask(other.id, host)]).toMatchObject([
      { status: 409, code: 'partner.notChecked' },
      { status: 409, code: 'partner.notChecked' },
    ])
    expect([await rolesOf(), await rolesOf(host)]).toEqual([['guest'], ['guest', 'host']])
  })

  test('waits for the provider: untouched, left for later and without papers it is incomplete, and comes when they are there', async () => {
    const { id } = await checked()
    const refused = async () => {
      const { code, body } = await ask(id)
      return [code, z.object({ params: z.object({ account: z.string() }) }).parse(body).params.account]
    }
    expect(await refused()).toEqual(['STRIPE_INCOMPLETE', 'none'])
    await fill('later')
    expect(await refused()).toEqual(['STRIPE_INCOMPLETE', 'onboarding'])
    await fill('incomplete')
    expect(await refused()).toEqual(['STRIPE_INCOMPLETE', 'restricted'])
    expect(await rolesOf()).toEqual(['guest'])
    await postToSandbox(stack.stack, `/_sandbox/accounts/${await accountOf()}`, { outcome: 'complete' })
    expect(await ask(id)).toMatchObject({ status: 200 })
    expect(await rolesOf()).toEqual(['guest', 'host_hotel'])
  })

  test('is refused for good when the provider closed the account', async () => {
    const { id } = await checked()
    await fill('rejected')
    expect(await ask(id)).toMatchObject({ status: 409, code: 'payout.accountDisabled' })
    expect(await person.send('POST', onboarding)).toMatchObject({ status: 409, code: 'payout.accountDisabled' })
    expect(await rolesOf()).toEqual(['guest'])
  })

  test('stays when the provider restricts the account later, which the page shows after the webhook', async () => {
    await joined()
    await postToSandbox(stack.stack, `/_sandbox/accounts/${await accountOf()}`, { outcome: 'incomplete' })
    await stack.settle()
    expect(await stateOf()).toMatchObject({ application: { step: 'complete' }, account: { status: 'restricted' } })
    expect(await rolesOf()).toEqual(['guest', 'host_hotel'])
  })

  test('is not given for the application of somebody else, which is answered like one that does not exist', async () => {
    const other = await createGuest(stack)
    const { id } = await checked(other)
    await fill('complete', other)
    await checked()
    await fill('complete')
    const answers = [await ask(id), await ask(crypto.randomUUID())]
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [404, 'partner.notFound'],
      [404, 'partner.notFound'],
    ])
    expect([await rolesOf(), await rolesOf(other)]).toEqual([['guest'], ['guest']])
  })

  test('is given once when it is asked for ten times at once', async () => {
    const { id } = await checked()
    await fill('complete')
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const sql = "select count(*) as count from partner_change where application_id = $1 and kind = 'completed'"
    expect(await countRows(stack.stack, 'identity', sql, [id])).toBe(1)
    await stack.settle()
    expect((await listMails(stack.stack, person.email)).map(({ subject }) => subject)).toContain(
      'Velkommen som hotelpartner',
    )
  })

  test('is refused to suspended people, also by a call that was begun before', async () => {
    const { id } = await checked()
    await fill('complete')
    const { identity } = stack.services
    const userId = UserId.parse(person.id)
    expectOk(await identity.suspend({ userId, reason: 'Klager' }, withKey(asAdmin)))
    const operatorId = PartnerId.parse(id)
    expect(await identity.grantPartnerRole({ operatorId }, withKey(asUser(userId)))).toMatchObject({
      error: { code: 'auth.suspended' },
    })
    expect((await ask(id)).code).toBe('auth.required')
    expect(await rolesOf()).toEqual(['guest'])
  })
})
