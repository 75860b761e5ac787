import { expectAccessibleInAnyLight } from './axe.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'

const tabs = [
  'Overblik',
  'Personlige oplysninger',
  'Konto',
  'Sikkerhed',
  'Notifikationer',
  'Betalingsmetoder',
  'Udbetalingskonto',
  'Verificering',
  'Sprog og tilgængelighed',
  'Privatliv og data',
  'Rejser',
  'Ønskelister',
  'Udlejning',
]

test('the profile says who somebody is, and its menu opens the hub at the right tab', async ({ member }) => {
  const { page, name } = await member()
  await page.goto('/profile')
  const card = page.getByTestId('profile-card')
  await expect(card).toContainText(name)
  await expect(card.getByText('Gæst', { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Bliv vært' })).toHaveAttribute('href', '/host/create?from=profile')
  const menu = page.getByRole('navigation', { name: 'Din profil' })
  await expect(menu.getByRole('listitem')).toHaveText([
    'Personlige oplysninger',
    'Kontoindstillinger',
    'Tidligere rejser',
    'Ønskelister',
    'Bliv vært',
    'Log ud',
  ])
  await expectAccessibleInAnyLight(page, '/profile')
  for (const [entry, tab] of [
    ['Personlige oplysninger', 'personal-info'],
    ['Kontoindstillinger', 'account'],
    ['Tidligere rejser', 'trips'],
    ['Ønskelister', 'wishlists'],
  ] as const) {
    await menu.getByRole('button', { name: entry }).click()
    await expect(page).toHaveURL(new RegExp(`/profile\\?profile=${tab}$`))
    await page.getByRole('dialog').getByRole('button', { name: 'Luk' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(menu.getByRole('button', { name: entry })).toBeFocused()
  }
})

test('a guest’s profile opens the wizard for a home, which returns to the profile', async ({ member }) => {
  const { page } = await member()
  await page.goto('/profile')
  await page.getByTestId('profile-card').getByRole('link', { name: 'Bliv vært' }).click()
  const wizard = page.getByRole('dialog', { name: 'Opret ny bolig' })
  await expect(wizard).toBeVisible()
  await expectListening(wizard)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/profile$/)
  // Looking into it gives no role.
  await expect(page.getByTestId('profile-card').getByText('Gæst', { exact: true })).toBeVisible()
})

test('a host’s profile leads to the dashboard and does not offer to become one', async ({ member }) => {
  const { page } = await member('host')
  await page.goto('/profile')
  await expect(page.getByTestId('profile-card').getByText('Vært', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gå til værtsdashboard' })).toHaveAttribute('href', '/host/dashboard')
  await expect(page.getByRole('main').getByText('Bliv vært')).toHaveCount(0)
})

test('thirteen tabs have addresses; Back leads to the tab before, and closing leaves none behind', async ({
  member,
}) => {
  const { page } = await member()
  await page.goto('/')
  await page.goto('/profile?profile=no-such-tab')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab')).toHaveText(tabs)
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Overblik')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Alle indstillinger' }).click()
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Overblik')
  await dialog.getByRole('tab', { name: 'Sikkerhed' }).click()
  await dialog.getByRole('tab', { name: 'Betalingsmetoder' }).click()
  await expect(page).toHaveURL(/\?profile=payments$/)
  await expect(page).toHaveTitle(/^Betalingsmetoder · Profil/)
  await page.goBack()
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Sikkerhed')
  await page.reload()
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText('Sikkerhed')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/no-such-tab$/)
})

test('former addresses of the profile lead to their tabs', async ({ member }) => {
  const { page } = await member()
  for (const [former, tab, address] of [
    ['trips&trips=past', 'Rejser', '?trips=past&profile=trips'],
    ['payment-methods', 'Betalingsmetoder', '?profile=payments'],
    ['payout-account', 'Udbetalingskonto', '?profile=payouts'],
  ] as const) {
    await page.goto(`/profile?tab=${former}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab)
    await expect.poll(() => new URL(page.url()).search).toBe(address)
  }
})

test('the hub is walked through by keyboard alone', async ({ member }) => {
  const { page } = await member()
  await page.goto('/profile?profile=overview')
  const selected = page.getByRole('tab', { selected: true })
  await selected.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('tab', { name: 'Personlige oplysninger' })).toBeFocused()
  // Arrows only move; Enter opens.
  await expect(selected).toHaveText('Overblik')
  await page.keyboard.press('Enter')
  await expect(selected).toHaveText('Personlige oplysninger')
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Udlejning' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/profile=hosting$/)
})

test('a phone lists the tabs in the overview and leads back to it', async ({ member }) => {
  const { page } = await member('guest', { viewport: { width: 390, height: 844 } })
  await page.goto('/profile?profile=overview')
  const dialog = page.getByRole('dialog', { name: 'Overblik' })
  const all = dialog.getByRole('region', { name: 'Alle indstillinger' })
  await expect(all.getByRole('link')).toHaveCount(12)
  await all.getByRole('link', { name: /^Betalingsmetoder/ }).click()
  await expect(page.getByRole('dialog', { name: 'Betalingsmetoder' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Betalingsmetoder', exact: true }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Til overblikket' }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Betalingsmetoder' })).toBeVisible()
})
