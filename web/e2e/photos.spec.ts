import { pull } from './finger.ts'
import { screens } from './lists.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'

test('all pictures of a home stand in a dialog, each opens in the lightbox, and Back leads back', async ({
  visitor,
  home,
}) => {
  const { page } = await visitor()
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  const opener = page.getByRole('button', { name: 'Vis alle billeder' })
  await opener.click()
  const all = page.getByRole('dialog', { name: '6 billeder' })
  await expect(all.getByRole('listitem')).toHaveCount(6)
  await all.getByRole('button', { name: /^Billede 3 af 6/ }).click()
  const lightbox = page.getByText('Billede 3 af 6', { exact: true })
  await expect(lightbox).toBeVisible()
  await expect(page).toHaveURL(/photos=all&photo=3/)
  await expectListening(page.getByRole('dialog').filter({ has: lightbox }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Billede 4 af 6', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Billede 1 af 6', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forrige billede' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Billede 1 af 6', { exact: true })).toBeHidden()
  await expect(all).toBeVisible()
  await page.goBack()
  await expect(all).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/listing/${id}$`))
  await page.goto(`/listing/${id}?photo=2`)
  await expect(page.getByText('Billede 2 af 6', { exact: true })).toBeVisible()
})

test('on a phone the pictures are swiped, in the page and in the lightbox', async ({ visitor, home }) => {
  const { page } = await visitor(screens.phone)
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  const gallery = page.getByRole('region', { name: 'Billeder' })
  await expect(gallery.getByText('1 / 6')).toBeVisible()
  await pull(page, gallery.getByRole('img').first(), { right: -250 })
  await expect(gallery.getByText('2 / 6')).toBeVisible()
  await gallery.getByRole('button', { name: /^Billede 2 af 6/ }).tap()
  const lightbox = page.getByRole('dialog')
  const picture = lightbox.getByRole('img')
  await expect(lightbox.getByText('Billede 2 af 6', { exact: true })).toBeVisible()
  // As it is in its first frame, when the page behind takes no presses any more: it takes them before its own style says so.
  await lightbox.evaluate((frame) => frame.style.removeProperty('pointer-events'))
  // Two fingers zoom, and a pull down is not one to the side.
  await pull(page, picture, { right: -180, fingers: 2 })
  await pull(page, picture, { right: -80, down: 160 })
  await pull(page, picture, { right: -180 })
  await expect(lightbox.getByText('Billede 3 af 6', { exact: true })).toBeVisible()
  await picture.hover()
  await page.mouse.down()
  await page.mouse.move(380, 400, { steps: 4 })
  await page.mouse.up()
  await expect(lightbox.getByText('Billede 2 af 6', { exact: true })).toBeVisible()
})
