import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { box, expectDrawn, log, openThread, write } from './messages.ts'
import { expectLoaded } from './placeholders.ts'
import { expect, firstNames, test } from './test.ts'

const Titled = z.object({ title: z.string(), photos: z.array(z.object({ hash: z.string() })) })

test('a host sees home, guest, last message, time and what is unread, and a blank message is not sent', async ({
  member,
  person,
  home,
  photo,
}) => {
  test.slow()
  const host = await member('host', { viewport: { width: 1_440, height: 900 } })
  const [guest, earlier] = [await person(), await person()]
  const { id } = await home({ host: host.login })
  const { title, photos } = Titled.parse(await guest.api.get(`/api/listings/${id}`))
  await photo(guest.login, `/media/photos/${photos[0]?.hash}/320.avif`)
  await write(earlier.api, await openThread(earlier, id), 'Vi spurgte først')
  const thread = await openThread(guest, id)
  await write(guest.api, thread, 'Hej')
  await write(guest.api, thread, 'Er der plads til to biler?')
  const { page } = host
  await page.goto('/host/dashboard/messages')
  const rows = page.getByTestId('thread')
  await expect(rows).toHaveCount(2)
  // The latest message comes first.
  const row = rows.first()
  await expect(row).toHaveAttribute('data-thread', thread)
  for (const words of [firstNames.guest, title, 'Er der plads til to biler?']) await expect(row).toContainText(words)
  await expectDrawn(row.locator(`img[src="/media/photos/${photos[0]?.hash}/320.avif"]`))
  await expect(row.locator('time')).toHaveText(/^\d{2}\.\d{2}$/)
  await expect(row.getByTestId('unread')).toContainText('Ulæste beskeder: 2')
  await expect(rows.last()).toContainText('Vi spurgte først')
  await expect(page.getByRole('heading', { name: 'Vælg en samtale' })).toBeVisible()
  for (const width of [1_440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleInAnyLight(page, `/host/dashboard/messages at ${width} px`)
  }

  await row.getByRole('link').click()
  await expect(log(host).getByText('Er der plads til to biler?')).toBeVisible()
  await box(host).fill(' \n ')
  await box(host).press('Enter')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await box(host).fill('Ja, ved gavlen')
  for (const width of [390, 768, 1_440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectLoaded(page)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width)
    await expectAccessibleInAnyLight(page, `a host’s chat at ${width} px`)
  }
  await box(host).press('Enter')
  await expect(log(host).locator('p[dir=auto]')).toHaveText(['Hej', 'Er der plads til to biler?', 'Ja, ved gavlen'])
  await expect(row).toContainText('Du: Ja, ved gavlen')
  await expect(row.getByTestId('unread')).toHaveCount(0)
})
