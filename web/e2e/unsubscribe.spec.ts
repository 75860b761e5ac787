import { expectAccessibleInAnyLight } from './axe.ts'
import { linkInMail } from './mails.ts'
import { openThread, write } from './messages.ts'
import { expect, test } from './test.ts'
import { screens } from './wishlists.ts'

test('the link in a mail about messages ends such mails with one button and without a session, and takes it back', {
  tag: '@clock',
}, async ({ member, visitor, home, admin }) => {
  const [guest, host] = [await member(), await member('host')]
  const { id } = await home({ host: host.login })
  await write(guest.api, await openThread(guest, id), 'Må vi have hund med?')
  const sandbox = await admin()
  await sandbox.post('/api/sandbox/clock', { advance: 'PT10M' })
  const link = await linkInMail(sandbox, host.login.email, '/unsubscribe')
  const switchOf = async () => {
    await host.page.goto('/profile?profile=notifications')
    return host.page.getByRole('switch', { name: 'Beskeder: E-mail' })
  }

  const { page } = await visitor(screens.phone)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Stop mails om beskeder' })).toBeVisible()
  await expectAccessibleInAnyLight(page, 'ending mails')
  // Reading changes nothing.
  await expect(await switchOf()).toBeChecked()
  await page.getByRole('button', { name: 'Stop mails' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Du får ikke flere mails om beskeder.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slå dem til igen' })).toBeFocused()
  await expectAccessibleInAnyLight(page, 'ended mails')
  await expect(page.getByRole('link', { name: 'Alle notifikationer' })).toHaveAttribute(
    'href',
    '/profile?profile=notifications',
  )
  await expect(await switchOf()).not.toBeChecked()
  await page.getByRole('button', { name: 'Slå dem til igen' }).click()
  await expect(page.getByText('Du får igen mails om beskeder.')).toBeVisible()
  await expect(await switchOf()).toBeChecked()
  // The same link, pressed again, answers as the first time.
  await page.reload()
  await page.getByRole('button', { name: 'Stop mails' }).click()
  await expect(page.getByText('Du får ikke flere mails om beskeder.')).toBeVisible()

  // The letter of one language, the page of another.
  await page.goto(`${link}&lang=ar`)
  await expect(page.getByRole('heading', { level: 1, name: 'إيقاف رسائل البريد عن المحادثات' })).toBeVisible()
})
