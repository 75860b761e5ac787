import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

test('an unpaid hold releases its dates', { tag: '@clock' }, async ({ member, home, admin }) => {
  const { page } = await member()
  const { id } = await home()
  const clock = await admin()
  await page.goto(`/listing/${id}?${stayFromToday(40).query}&book=1`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jeg er fyldt 18 år').check()
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await expect(dialog.getByRole('timer')).toHaveText(/Datoerne er dine i 14 min/)
  await clock.post('/api/sandbox/clock', { advance: 'PT16M' })
  await expect(dialog.getByText('Fristen for betaling er udløbet. Datoerne er givet fri igen.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Vælg datoer igen' }).click()
  await expect(dialog.getByText('Disse datoer er ledige')).toBeVisible()
})
