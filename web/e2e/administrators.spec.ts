import { expectAccessibleInAnyLight } from './axe.ts'
import { demoLogins } from './people.ts'
import { expect, test } from './test.ts'
import { screens } from './wishlists.ts'

const button = { name: 'Admin Panel' } as const

test('administrators have a button to their pages on every page, and nobody else has', async ({
  visitor,
  member,
  signIn,
  home,
}) => {
  const { id } = await home()
  const admin = await visitor()
  await signIn(admin, demoLogins.admin)
  for (const path of [
    '/',
    '/search?place=Skagen',
    `/listing/${id}`,
    '/trips',
    '/profile',
    '/host/dashboard',
    '/auth',
  ]) {
    await admin.page.goto(path)
    const link = admin.page.getByRole('link', button)
    await expect(link, path).toBeVisible()
    expect(await link.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  }
  await admin.page.goto('/trips')
  await admin.page.getByRole('link', button).click()
  await expect(admin.page).toHaveURL(/\/admin$/)
  await expect(admin.page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  await expectAccessibleInAnyLight(admin.page, '/admin')
  await admin.page.getByRole('link', { name: /^Afstemning/ }).click()
  await expect(admin.page).toHaveURL(/\/admin\/reconciliation$/)
  for (const person of [await visitor(), await member('guest'), await member('both')])
    for (const path of ['/', `/listing/${id}`]) {
      await person.page.goto(path)
      await expect(person.page.getByRole('contentinfo')).toBeVisible()
      await expect(person.page.getByRole('link', button)).toHaveCount(0)
    }
})

test('on a phone the button of administrators covers neither the bar nor a home’s booking', async ({
  visitor,
  signIn,
  home,
}) => {
  const { id } = await home()
  const admin = await visitor(screens.phone)
  await signIn(admin, demoLogins.admin)
  await admin.page.goto(`/listing/${id}`)
  await expect(admin.page.getByRole('link', button)).toBeVisible()
  await expectAccessibleInAnyLight(admin.page, 'a listing with the button')
  await admin.page.getByTestId('book-bar').getByRole('button', { name: 'Book nu' }).click()
  await expect(admin.page.getByRole('dialog')).toBeVisible()
})

test('strangers who open a page of administrators sign in, others are asked about once more and sent to the front', async ({
  visitor,
  member,
}) => {
  const stranger = await visitor()
  await stranger.page.goto('/admin')
  await expect(stranger.page).toHaveURL('/auth?next=%2Fadmin')
  const { page } = await member('both')
  let questions = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/session') questions += 1
  })
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Det har du ikke adgang til.')).toBeVisible()
  expect(questions).toBe(2)
})

test('somebody who was made an administrator a moment ago is let in', async ({ visitor, signIn }) => {
  const admin = await visitor()
  await signIn(admin, demoLogins.admin)
  let answers = 0
  // The first answer is from before the role.
  await admin.page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch()
    const session = await answer.json()
    answers += 1
    await route.fulfill({ response: answer, json: answers === 1 ? { ...session, roles: ['guest'] } : session })
  })
  await admin.page.goto('/admin')
  await expect(admin.page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
  expect(answers).toBe(2)
})
