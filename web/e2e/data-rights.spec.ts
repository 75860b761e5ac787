import { readFile } from 'node:fs/promises'
import { expect, test } from './test.ts'

test('a person exports their data: the archive is made, said to be ready, and downloaded', async ({ member }) => {
  const { page } = await member()
  await page.goto('/profile?profile=privacy-data')
  const dialog = page.getByRole('dialog')
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Eksporter data' }).click()
  await expect(page.getByText('Data eksporteret! Download starter...')).toBeVisible()
  const archive = await readFile(await (await downloaded).path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')
  await expect(dialog.getByText(/Arkivet er klar og kan hentes til og med/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Lav et nyt arkiv' })).toBeVisible()
})
