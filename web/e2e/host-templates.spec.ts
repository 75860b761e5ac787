import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import type { Api } from './people.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const page = '/host/dashboard/messages/templates'
const Made = z.object({ id: z.string() })

const write = async (api: Api, title: string, body: string): Promise<string> =>
  Made.parse(await api.post('/api/host/message-templates', { title, body })).id

test('a host writes a template, plans it, and the page is accessible on every screen', async ({ member, home }) => {
  test.slow()
  const { page: at, login } = await member('host')
  await home({ host: login })
  await at.goto(page)
  await expect(at.getByRole('heading', { name: 'Ingen skabeloner endnu' })).toBeVisible()
  await expectAccessibleInAnyLight(at, 'no templates')
  await at.getByRole('button', { name: 'Ny skabelon' }).click()
  await at.getByLabel('Titel').fill('Nøgler')
  const text = at.getByRole('textbox', { name: 'Tekst' })
  await text.fill('Hej {{guset}}')
  await expect(at.getByText('»guset« er ikke et felt')).toBeVisible()
  await expectAccessibleInAnyLight(at, 'a template with an unknown placeholder')
  await text.fill('Hej {{guest}}. Nøglen hænger i skuret.')
  await at.getByRole('button', { name: 'Gem' }).click()
  await expect(at.getByRole('dialog')).toHaveCount(0)
  await at.getByRole('tab', { name: 'Planlagte beskeder' }).click()
  await at.getByRole('button', { name: 'Planlæg en besked' }).click()
  const dialog = at.getByRole('dialog', { name: 'Planlæg en besked' })
  await expectAccessibleInAnyLight(at, 'the dialog of a plan')
  await dialog.getByRole('button', { name: 'Planlæg', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  for (const width of [390, 768, 1440]) {
    await at.setViewportSize({ width, height: 900 })
    await at.goto(page)
    await expect(at.getByText('Sendes selv: 2 dage før indtjekning kl. 16.00, alle boliger')).toBeVisible()
    await expectAccessibleInAnyLight(at, `the templates at ${width} px`)
    expect(await at.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await at.getByRole('button', { name: 'Redigér Nøgler' }).click()
    await expect(at.getByTestId('template-preview')).toHaveText('Hej Mette. Nøglen hænger i skuret.')
    await expectAccessibleInAnyLight(at, `the dialog of a template at ${width} px`)
    await at.keyboard.press('Escape')
    await at.getByRole('tab', { name: 'Planlagte beskeder' }).click()
    await expectAccessibleInAnyLight(at, `the plans at ${width} px`)
  }
})

const Opened = z.object({ thread: z.object({ id: z.string() }) })

test('in a chat a template is filled from the booking and put into the message, not sent', async ({
  member,
  person,
  home,
}) => {
  const { page: at, api, login } = await member('host')
  const guest = await person()
  const { id: listingId } = await home({ mode: 'request', host: login })
  await write(api, 'Velkomst', 'Hej {{guest}}, vi ses {{checkIn}}. {{nights}} nætter. Hilsen {{host}}')
  const { checkIn, checkOut } = stayFromToday(40)
  const stay = { listingId, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  await guest.api.post('/api/bookings', stay)
  await at.goto('/host/dashboard/messages')
  await at.getByTestId('thread').getByRole('link').click()
  const text = at.getByRole('textbox', { name: 'Skriv en besked' })
  await text.fill('Tak! ')
  const opener = at.getByRole('button', { name: 'Skabeloner' })
  await opener.focus()
  await at.keyboard.press('Enter')
  const dialog = at.getByRole('dialog', { name: 'Indsæt en skabelon' })
  await expectAccessibleInAnyLight(at, 'the chooser of templates')
  await dialog.getByRole('button', { name: /^Velkomst/ }).focus()
  await at.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(text).toHaveValue(/^Tak! Hej Gerda, vi ses \d+\. \p{L}+ \d{4}\. \d+ nætter\. Hilsen Hans$/u)
  await expect(text).toBeFocused()
  await expect(at.getByTestId('chat-log')).not.toContainText('vi ses')
  await text.press('Enter')
  await expect(at.getByTestId('chat-log')).toContainText('Tak! Hej Gerda, vi ses')
})

test('what a template cannot fill without a booking is named, and sending waits until it is gone', async ({
  member,
  person,
  home,
}) => {
  const { page: at, api, login } = await member('host')
  const guest = await person()
  const { id: listingId } = await home({ host: login })
  const { thread } = Opened.parse(await guest.api.post('/api/threads', { listingId }))
  await guest.api.put(`/api/threads/${thread.id}/messages/${crypto.randomUUID()}`, { body: 'Hej', pictures: [] })
  await write(api, 'Ankomst', 'Hej {{guest}}, vi ses {{checkIn}}.')
  await at.goto(`/host/dashboard/messages/${thread.id}`)
  await at.getByRole('button', { name: 'Skabeloner' }).click()
  const dialog = at.getByRole('dialog', { name: 'Indsæt en skabelon' })
  await expect(dialog.getByText('Samtalen har ingen booking, så nogle felter er tomme.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Ankomst/ }).click()
  const text = at.getByRole('textbox', { name: 'Skriv en besked' })
  await expect(text).toHaveValue('Hej Gerda, vi ses {{checkIn}}.')
  await expect(at.getByText('Udfyld {{checkIn}}, før du sender.')).toBeVisible()
  await expect(at.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await text.press('Enter')
  await expect(text).toHaveValue('Hej Gerda, vi ses {{checkIn}}.')
  await expectAccessibleInAnyLight(at, 'a message with a placeholder')
  await text.fill('Hej Gerda, vi ses fredag.')
  await text.press('Enter')
  await expect(at.getByTestId('chat-log')).toContainText('Hej Gerda, vi ses fredag.')
  await expect(text).toHaveValue('')
})
