import { expectAccessible } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

test('the overview shows what waits for a host, in order, and each line leads to its tab', async ({ member }) => {
  const { page } = await member('host')
  await page.goto('/profile?profile=overview')
  const waiting = page.getByRole('region', { name: 'Venter på dig' })
  await expect(waiting.getByRole('listitem')).toHaveText([
    /^Opsæt din udbetalingskonto/,
    /^Bekræft, hvem du er/,
    /^Tilføj dit telefonnummer/,
  ])
  await expectAccessible(page, 'the overview of a host')
  for (const [name, tab] of [
    ['Opsæt din udbetalingskonto', 'payouts'],
    ['Bekræft, hvem du er', 'verification'],
    ['Tilføj dit telefonnummer', 'personal-info'],
  ] as const) {
    await waiting.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`/profile\\?profile=${tab}$`))
    await page.goBack()
  }
  await expect(page.getByRole('region', { name: 'Alle indstillinger' }).getByRole('link')).toHaveCount(12)
  await page.goto('/profile?profile=personal-info')
  await page.getByRole('button', { name: 'Skift e-mail' }).click()
  await expect(page).toHaveURL(/\/profile\?profile=account$/)
})

test('the overview of a guest has the next trip, and says when nothing waits', async ({ member, home }) => {
  const { page, api } = await member()
  await page.goto('/profile?profile=overview')
  const hub = page.getByRole('dialog')
  await expect(hub).toContainText('Ingen rejser på vej')
  await expect(hub.getByRole('link', { name: 'Find en bolig' })).toHaveAttribute('href', '/search')
  await api.patch('/api/me/profile', { phone: '+45 12 34 56 78' })
  const { id } = await home({ mode: 'request' })
  const { checkIn, checkOut } = stayFromToday(40)
  const stay = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const booked = await api.post('/api/bookings', stay)
  await page.reload()
  await expect(hub).toContainText('Alt er på plads')
  await expect(hub).toContainText('Næste rejse')
  await hub.getByRole('link', { name: 'Se rejsen' }).click()
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/)
  expect(booked).toMatchObject({ id: page.url().split('/').at(-1) })
})
