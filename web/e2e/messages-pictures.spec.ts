import { expectAccessibleInAnyLight } from './axe.ts'
import { pictureFile } from './create-listing.ts'
import { drag } from './drag.ts'
import { expectDrawn, log, openThread } from './messages.ts'
import type { Member } from './people.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'

/** Sends a message of pictures without words. */
const sendPictures = async (guest: Member, thread: string, count: number): Promise<void> => {
  await guest.page.goto(`/messages/${thread}`)
  const files = await Promise.all(Array.from({ length: count }, (_, at) => pictureFile(`${at}.png`, 30 + 60 * at)))
  await guest.page.getByTestId('picture-input').setInputFiles(files)
  await expect(guest.page.getByRole('button', { name: /^Fjern billede/ })).toHaveCount(count)
  await guest.page.getByRole('button', { name: 'Send' }).click()
  await expect(log(guest).getByRole('button', { name: /^Åbn billede/ })).toHaveCount(count)
  await expect(guest.page.getByTestId('unsent')).toHaveCount(0)
}

test('pictures of a chat open large, keys go through them, and Escape and Back lead to where one was', async ({
  member,
  home,
}) => {
  test.slow()
  const guest = await member()
  const { page } = guest
  const thread = await openThread(guest, (await home()).id)
  await sendPictures(guest, thread, 3)

  const opener = log(guest).getByRole('button', { name: 'Åbn billede 2' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText('Billede 2 af 3', { exact: true })).toBeVisible()
  await expectListening(lightbox)
  await expectDrawn(lightbox.getByRole('img', { name: 'Billede 2' }))
  for (const width of [390, 768, 1_440]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await lightbox.getByRole('img').boundingBox()
    expect(box?.width ?? 0, `at ${width} px`).toBeLessThanOrEqual(width)
    expect(box?.height ?? 0, `at ${width} px`).toBeLessThanOrEqual(900 - 96)
    await expectAccessibleInAnyLight(page, `a chat’s picture at ${width} px`)
  }
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText('Billede 3 af 3', { exact: true })).toBeVisible()
  await expect(lightbox.getByRole('button', { name: 'Næste billede' })).toBeHidden()
  await page.keyboard.press('ArrowRight')
  for (const number of [2, 1]) {
    await page.keyboard.press('ArrowLeft')
    await expectDrawn(lightbox.getByRole('img', { name: `Billede ${number}` }))
  }
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/messages/${thread}$`))

  await log(guest).getByRole('button', { name: 'Åbn billede 1' }).click()
  await expect(lightbox.getByText('Billede 1 af 3', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(lightbox).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/messages/${thread}$`))
})

test('on a phone a chat’s pictures are swiped', async ({ member, home }) => {
  const guest = await member('guest', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const { page } = guest
  await sendPictures(guest, await openThread(guest, (await home()).id), 2)
  await log(guest).getByRole('button', { name: 'Åbn billede 1' }).tap()
  const lightbox = page.getByRole('dialog')
  await expectDrawn(lightbox.getByRole('img', { name: 'Billede 1' }))
  await drag(page, lightbox.getByRole('img'), { right: -180 })
  await expect(lightbox.getByText('Billede 2 af 2', { exact: true })).toBeVisible()
  await expectDrawn(lightbox.getByRole('img', { name: 'Billede 2' }))
})
