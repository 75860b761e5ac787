import { languageOf } from '@nordbo/texts'
import { offeredLanguages } from '@nordbo/texts/files'
import { createForeignFinder, shownTexts } from './foreign-texts.ts'
import { expectLoaded } from './placeholders.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const widths = [1440, 390, 320]

for (const code of offeredLanguages()) {
  const { name, direction } = languageOf(code)
  test(`${name} (${code}): every page of the way to a stay is in it, in its direction, and fits phones and screens`, async ({
    member,
    home,
  }, info) => {
    test.slow()
    const [{ page, api }, { id }] = [await member('guest', { viewport: { width: 1440, height: 900 } }), await home()]
    const { checkIn, checkOut, query } = stayFromToday(30)
    const guests = { adults: 2 }
    await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests, adultAttested: true })
    const other = stayFromToday(60).query
    const foreign = await createForeignFinder(code)
    for (const path of [
      `/?lang=${code}`,
      `/search?${query}`,
      `/listing/${id}?${other}`,
      `/reserve/${id}?${other}`,
      '/trips',
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await expectLoaded(page)
        const where = `${path} at ${width} px`
        await expect(page.locator('html'), where).toHaveAttribute('lang', code)
        expect.soft(await page.evaluate(() => document.dir || 'ltr'), where).toBe(direction)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width)
        expect.soft(foreign(await shownTexts(page)), where).toEqual([])
        const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
        expect
          .soft((logo?.x ?? 0) + (logo?.width ?? 0) / 2 > width / 2, `${where}: where the page begins`)
          .toBe(direction === 'rtl')
        if (process.env.NORDBO_PICTURES)
          await page.screenshot({
            path: info.outputPath(`${path.split(/[/?]/)[1] || 'home'}-${width}.png`),
            fullPage: width !== 1440,
          })
      }
    }
  })
}

test('a chosen language is kept in local storage, which outlives its cookie', async ({ visitor }) => {
  const { page, context } = await visitor()
  await page.goto('/?lang=de')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nordbo_language'))).toBe('de')
  await context.clearCookies()
  await page.goto('/trips')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect((await context.cookies()).find(({ name }) => name === 'nordbo_language')?.value).toBe('de')
})

test('the words of every order fit their field on the narrowest phone, in every language', async ({ visitor }) => {
  test.slow()
  const { page } = await visitor({ viewport: { width: 320, height: 700 } })
  for (const code of offeredLanguages()) {
    await page.goto(`/search?${stayFromToday(30).query}&lang=${code}`)
    await expectLoaded(page)
    const field = page.getByRole('toolbar').getByRole('combobox')
    await expect(field).toBeVisible()
    // A native field never says that its words are cut: its own text is measured beside the room for it.
    const cut = await field.evaluate((select) => {
      const style = getComputedStyle(select)
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const line = document.createElement('span')
      line.style.cssText = 'position:absolute;white-space:nowrap'
      for (const property of ['font-family', 'font-size', 'font-weight', 'letter-spacing'])
        line.style.setProperty(property, style.getPropertyValue(property))
      document.body.append(line)
      const words = [...select.querySelectorAll('option')].map(({ textContent }) => textContent ?? '')
      const wide = words.filter((text) => {
        line.textContent = text
        return line.getBoundingClientRect().width > room
      })
      line.remove()
      return wide
    })
    expect.soft(cut, code).toEqual([])
  }
})
