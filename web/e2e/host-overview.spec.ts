import { expectAccessibleInAnyLight } from './axe.ts'
import { demoLogins } from './people.ts'
import { expect, test } from './test.ts'

test('on a phone and a desk the overview shows six figures, charts and the same figures as a table', async ({
  visitor,
  signIn,
}) => {
  const host = await visitor()
  await signIn(host, demoLogins.host)
  const { page } = host
  for (const [screen, viewport] of [
    ['a phone', { width: 390, height: 844 }],
    ['a desk', { width: 1440, height: 900 }],
  ] as const) {
    await page.setViewportSize(viewport)
    const answered = page.waitForResponse('**/api/host/overview')
    await page.goto('/host/dashboard')
    const overview: {
      monthRevenue: number
      occupancyPctMonth: number
      avgRating: number
      upcomingReservationsCount: number
      pendingRequestsCount: number
      unreadThreadsCount: number
      months: { bookedNights: number; openNights: number }[]
    } = await (await answered).json()
    const shown = (name: string) => page.getByTestId(`tile-${name}`)
    const kroner = new Intl.NumberFormat('da', { maximumFractionDigits: 0 })
    await expect(shown('revenue')).toContainText(kroner.format(overview.monthRevenue))
    await expect(shown('occupancy')).toContainText(`${overview.occupancyPctMonth} %`)
    await expect(shown('rating')).toContainText(String(overview.avgRating).replace('.', ','))
    await expect(shown('upcoming')).toContainText(String(overview.upcomingReservationsCount))
    await expect(shown('pending')).toContainText(String(overview.pendingRequestsCount))
    await expect(shown('unread')).toContainText(String(overview.unreadThreadsCount))
    await expect(page.getByRole('img', { name: 'Indtjening: De seneste 12 måneder' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Belægning: De seneste 12 måneder' })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Tallene måned for måned' }).locator('tbody').getByRole('row')
    await expect(rows).toHaveCount(12)
    const current = overview.months.at(-1)
    if (viewport.width > 640)
      await expect(rows.first()).toContainText(`${current?.bookedNights} / ${current?.openNights}`)
    await expect(rows.first()).toContainText(`${overview.occupancyPctMonth} %`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await expectAccessibleInAnyLight(page, `the overview on ${screen}`)
  }
})
