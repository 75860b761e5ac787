import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'
import { favouriteButtonOf, newestInSkagen } from './wishlists.ts'

test('pages share a left edge, have one filled colour, and toasts do not cover their bar', async ({ member, home }) => {
  const { page } = await member('guest', { viewport: { width: 1440, height: 900 } })
  const { id } = await home()
  const edges: number[] = []
  const colours = new Set<string>()
  for (const path of [newestInSkagen, `/listing/${id}`, '/trips', '/profile', '/wishlists']) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    const seen = await page.evaluate(() => {
      const box = document.querySelector('main .page')
      const filled = getComputedStyle(document.documentElement).getPropertyValue('--on-primary')
      const probe = Object.assign(document.createElement('i'), { style: `color: ${filled}` })
      document.body.append(probe)
      const ink = getComputedStyle(probe).color
      probe.remove()
      const buttons = [...document.querySelectorAll('main button, main a')].map((each) => getComputedStyle(each))
      return {
        edge: box ? box.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(box).paddingLeft) : 0,
        colours: buttons.flatMap(({ color, backgroundColor }) =>
          color === ink && !backgroundColor.startsWith('rgba(') ? [backgroundColor] : [],
        ),
      }
    })
    edges.push(seen.edge)
    for (const colour of seen.colours) colours.add(colour)
  }
  const brand = await page.getByRole('link', { name: 'Nordbo, til forsiden' }).boundingBox()
  expect(edges).toEqual(edges.map(() => brand?.x))
  expect(colours.size).toBe(1)

  await page.goto(newestInSkagen)
  await favouriteButtonOf(page, id).click()
  const toast = await page.locator('[data-sonner-toast]').first().boundingBox()
  const bar = await page.locator('header[data-scrolled]').boundingBox()
  expect(toast?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY)
})

test('a hovered card looks different from a focused one, whose ring has its shape', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/search?place=Skagen')
  const item = page.locator('li[data-lit]').first()
  const ring = (): Promise<string[]> =>
    item.evaluate((card) => {
      const link = card.querySelector('h3 a')
      const { outlineStyle, outlineColor, borderRadius } = getComputedStyle(link ?? card, '::after')
      const focus = getComputedStyle(document.documentElement).getPropertyValue('--text')
      return [outlineStyle, outlineColor, borderRadius, getComputedStyle(card).outlineColor, focus]
    })
  await item.hover()
  await expect(item).toHaveAttribute('data-lit', 'true')
  const [hovered, , , around] = await ring()
  expect(hovered).toBe('none')
  await page.mouse.move(0, 0)
  await page.keyboard.press('Tab')
  await item.getByRole('heading').getByRole('link').focus()
  const [focused, colour, radius] = await ring()
  expect(focused).toBe('solid')
  expect(radius).toBe('14px')
  expect(around).not.toBe(colour)
})

test('the lightbox hides the page, and people without photos have drawings', async ({ visitor, home }) => {
  const { page } = await visitor()
  const { id } = await home()
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('button', { name: 'Konto' }).locator('svg')).not.toHaveCount(0)
  await expect(page.locator('main svg[data-scene]').first()).toBeVisible()
  await page.goto(`/listing/${id}?photo=2`)
  await expectListening(page.getByRole('dialog'))
  const ground = page.locator('.bg-lightbox')
  await expect(ground).toHaveCSS('opacity', '1')
  expect(await ground.evaluate((each) => getComputedStyle(each).backgroundColor)).toMatch(/^rgb\(/)
})
