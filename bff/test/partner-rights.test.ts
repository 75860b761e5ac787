import {
  aCompany,
  type BootedStack,
  bootStack,
  completeOnboarding,
  createAdmin,
  createGuest,
  listMails,
  type Person,
  readRows,
  signUpUnverified,
} from '@nordbo/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let admin: Person
let person: Person
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'listings', 'messaging', 'payouts', 'bff'] })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())
beforeEach(async () => {
  person = await createGuest(stack)
})

let lastCompany = 400_000
/** The number of a company that no other test has. */
const aNumber = (): string => `${++lastCompany}10`
const onboarding = '/api/partner/onboarding'
const Checked = z.object({ application: z.object({ id: z.string() }) })
const RoleRow = z.object({ role: z.string() })
const State = z.object({ account: z.object({ status: z.string() }) })

const check = (by: Person, cvr: string) => by.send('POST', '/api/partner/cvr', aCompany({ cvr }))
const checked = async (by: Person, cvr: string) => Checked.parse((await check(by, cvr)).body).application.id
const fill = (by: Person) => completeOnboarding(by, 'complete', onboarding)
const ask = (by: Person, operatorId: string) => by.send('POST', '/api/partner/role', { operatorId })
const decide = (id: string, body: object) => admin.send('POST', `/api/admin/partners/${id}/decision`, body)
const rolesOf = async (by: Person) => {
  const sql = 'select role::text from user_role where user_id = $1 order by 1'
  return (await readRows(stack.stack, 'identity', RoleRow, sql, [by.id])).map(({ role }) => role)
}
const statusOf = async (by: Person) => State.parse((await by.get('/api/partner')).body).account.status
const join = async (by: Person, cvr: string) => {
  const id = await checked(by, cvr)
  await fill(by)
  expect(await ask(by, id)).toMatchObject({ status: 200 })
  return id
}
const accountsOf = async (by: Person) => {
  const sql = 'select cvr, provider_id as "providerId" from payout_account where host_id = $1 order by cvr nulls first'
  const row = z.object({ cvr: z.string().nullable(), providerId: z.string().nullable() })
  return readRows(stack.stack, 'payouts', row, sql, [by.id])
}

describe('the account at the payment provider', () => {
  test('of a company is not that of the person who hosts privately', async () => {
    await person.send('POST', '/api/me/roles/host')
    await completeOnboarding(person, 'complete')
    const cvr = aNumber()
    const id = await checked(person, cvr)
    expect(await statusOf(person)).toBe('none')
    expect(await ask(person, id)).toMatchObject({ status: 409, code: 'STRIPE_INCOMPLETE' })
    expect(await rolesOf(person)).toEqual(['guest', 'host'])
    await fill(person)
    expect(await ask(person, id)).toMatchObject({ status: 200 })
    const accounts = await accountsOf(person)
    expect(accounts.map((account) => account.cvr)).toEqual([null, cvr])
    expect(new Set(accounts.map(({ providerId }) => providerId)).size).toBe(2)
  })

  test('of one company is not that of the next one which a person applies with', async () => {
    await checked(person, aNumber())
    await fill(person)
    const id = await checked(person, aNumber())
    expect(await statusOf(person)).toBe('none')
    expect(await ask(person, id)).toMatchObject({ status: 409, code: 'STRIPE_INCOMPLETE' })
  })

  test('of a company does not pay a private host out', async () => {
    await person.send('POST', '/api/me/roles/host')
    await join(person, aNumber())
    expect(await person.get('/api/host/payouts')).toMatchObject({
      body: { summary: { account: { status: 'none' } } },
    })
  })

  test('of a company is found by its webhook although its id was not stored', async () => {
    await checked(person, aNumber())
    await completeOnboarding(person, 'later', onboarding)
    const [account] = await accountsOf(person)
    await readRows(
      stack.stack,
      'payouts',
      z.object({}),
      'update payout_account set provider_id = null where host_id = $1',
      [person.id],
    )
    await fill(person)
    await stack.settle()
    expect(await statusOf(person)).toBe('enabled')
    expect(await accountsOf(person)).toEqual([account])
  })
})

describe('the role of a hotel partner', () => {
  test('is not given back to a refused person by another check, nor for another company, but by an approval', async () => {
    const id = await join(person, aNumber())
    await decide(id, { decision: 'rejected', reason: 'Ugyldig CVR' })
    await join(person, aNumber())
    expect(await rolesOf(person)).toEqual(['guest'])
    await stack.settle()
    const welcomes = (await listMails(stack.stack, person.email)).filter(({ subject }) =>
      subject.startsWith('Velkommen som'),
    )
    expect(welcomes).toHaveLength(1)
    expect(await decide(id, { decision: 'approved' })).toMatchObject({ status: 200 })
    expect(await rolesOf(person)).toEqual(['guest', 'host_hotel'])
  })

  test('of a refused company waits for an approval, also when somebody else applies with it', async () => {
    const cvr = aNumber()
    await decide(await join(person, cvr), { decision: 'rejected', reason: 'Ugyldig CVR' })
    const other = await createGuest(stack)
    const id = await join(other, cvr)
    expect(await rolesOf(other)).toEqual(['guest'])
    await decide(id, { decision: 'approved' })
    expect(await rolesOf(other)).toEqual(['guest', 'host_hotel'])
  })

  test('is not given to a person whose mail address is not proved', async () => {
    const unproved = await signUpUnverified(stack.url)
    const id = await checked(unproved, aNumber())
    await fill(unproved)
    expect(await ask(unproved, id)).toMatchObject({ status: 403, code: 'auth.emailUnverified' })
    expect(await rolesOf(unproved)).toEqual(['guest'])
  })

  test('is one person’s per company: a second account is told to ask for an invitation', async () => {
    const cvr = aNumber()
    const second = await createGuest(stack)
    const id = await checked(second, cvr)
    await fill(second)
    await join(person, cvr)
    const third = await createGuest(stack)
    for (const answer of [await ask(second, id), await check(third, cvr)])
      expect(answer).toMatchObject({ status: 409, code: 'partner.companyTaken' })
    expect([await rolesOf(person), await rolesOf(second)]).toEqual([['guest', 'host_hotel'], ['guest']])
  })

  test('is one person’s per company, however many ask at once', async () => {
    const cvr = aNumber()
    const people = [person, await createGuest(stack), await createGuest(stack)]
    const asked: [Person, string][] = []
    for (const each of people) {
      asked.push([each, await checked(each, cvr)])
      await fill(each)
    }
    const answers = await Promise.all(asked.map(([each, id]) => ask(each, id)))
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual([
      'ok',
      'partner.companyTaken',
      'partner.companyTaken',
    ])
  })
})
