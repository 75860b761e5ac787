import { addDays } from '@nordbo/contracts'
import { expectAccessibleInAnyLight } from './axe.ts'
import { today } from './stay.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

/** The first of the month after next: nothing that another test's clock moves lies there. */
const first = `${addDays(`${today().slice(0, 8)}01`, 62).slice(0, 8)}01`
const day = (count: number): string => addDays(first, count)
const monthPath = `month=${first.slice(0, 7)}`

test('the year of all homes is operated by keyboard alone', async ({ member, home }) => {
  const host = await member('host')
  for (const _ of [1, 2, 3]) await home({ host: host.login })
  const { page } = host
  await page.goto(`/host/dashboard/calendar?view=year&${monthPath}`)
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('rowheader')).toHaveCount(3)
  const active = (): Promise<string | null> =>
    grid.evaluate(
      (element) =>
        document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.getAttribute('data-day') ?? null,
    )
  await grid.focus()
  await page.keyboard.press('ArrowRight')
  expect(await active()).toBe(day(1))
  await page.keyboard.press('Space')
  const bar = page.getByTestId('selection-bar')
  await expect(bar).toContainText('1 dag valgt i 1 bolig')
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(`Shift+${key}`)
  await expect(bar).toContainText('9 dage valgt i 3 boliger')
  // A day far away is scrolled to and drawn.
  for (let step = 0; step < 6; step++) await page.keyboard.press('PageDown')
  await expect.poll(active).toBe(day(3 + 6 * 28))
  await expect(page.locator(`[data-day="${day(3 + 6 * 28)}"]`).first()).toBeInViewport()
  await expectAccessibleInAnyLight(page, 'the year of all homes')
  await bar.getByRole('button', { name: 'Pris' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Pris pr. nat i hele kroner')).toBeFocused()
  await page.keyboard.type('1400')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Priser opdateret')
  await grid.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(bar).toContainText('Vælg dage i kalenderen.')
})

test('homes are found by name and town, and the address stores view, month and filter', async ({ member, home }) => {
  const host = await member('host')
  const [one] = [await home({ host: host.login }), await home({ host: host.login })]
  const { page } = host
  await page.goto('/host/dashboard/calendar')
  await page.getByRole('tab', { name: 'Alle boliger' }).click()
  await expect(page).toHaveURL(/view=year/)
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(2)
  const title = (await rows.first().getByRole('link').locator('span').first().textContent()) ?? ''
  await page.getByLabel('Find bolig eller by').fill(title)
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Find bolig eller by').fill('Sumatra')
  await expect(page.getByText('Ingen bolig passer til »Sumatra«.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Vis alle boliger' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Et år frem' }).click()
  await expect(page).toHaveURL(/month=2032-05/)
  await page.getByRole('tab', { name: 'Måned' }).click()
  await page.getByLabel('Bolig', { exact: true }).selectOption(one.id)
  await expect(page).toHaveURL(new RegExp(`home=${one.id}`))
  await page.getByRole('button', { name: 'Næste måned' }).click()
  await expect(page).toHaveURL(/month=2032-06/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: /^maj 2032$/i })).toBeVisible()
})

test('on a phone taps select days and ranges, and every target is 44 px', async ({ member, home }) => {
  const host = await member('host', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { id } = await home({ host: host.login })
  await home({ host: host.login })
  const { page } = host
  await page.goto(`/host/dashboard/calendar?view=year&${monthPath}`)
  const cell = (count: number) => page.locator(`[data-home="${id}"][data-day="${day(count)}"]`)
  await cell(0).tap()
  const bar = page.getByTestId('selection-bar')
  await expect(bar).toContainText('1 dag valgt i 1 bolig')
  await bar.getByRole('button', { name: 'Område' }).tap()
  await expect(bar).toContainText('Tryk på den sidste dag i området.')
  await cell(3).tap()
  await expect(bar).toContainText('4 dage valgt i 1 bolig')
  for (const target of [cell(2), ...(await bar.getByRole('button').all())]) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  // Where whole months are shown, a tap shows the days.
  await bar.getByRole('button', { name: 'Fjern valget' }).tap()
  await page.getByRole('button', { name: 'Vis hele måneder' }).tap()
  await expect(page).toHaveURL(/zoom=far/)
  await cell(2).tap()
  await expect(page).not.toHaveURL(/zoom=far/)

  await page.goto(`/host/dashboard/calendar?home=${id}&${monthPath}`)
  await cell(14).tap()
  await expect(cell(14)).toHaveAttribute('aria-selected', 'true')
  const box = await cell(14).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
