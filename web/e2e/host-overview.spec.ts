import { expectAccessibleInAnyLight } from './axe.ts'
import { demoLogins } from './people.ts'
import { expect, test } from './test.ts'

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const)
  test(`on ${screen} the overview shows six figures, charts and the same figures as a table`, async ({
    visitor,
    signIn,
  }) => {
    const { page, api, ...rest } = await visitor({ viewport })
    await signIn({ page, api, ...rest }, demoLogins.host)
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
    for (const [name, path] of [
      ['pending', '/host/dashboard/requests'],
      ['upcoming', '/host/dashboard/reservations'],
      ['unread', '/host/dashboard/messages'],
    ] as const)
      await expect(shown(name).getByRole('link')).toHaveAttribute('href', path)
    for (const name of ['revenue', 'occupancy', 'rating']) await expect(shown(name).getByRole('link')).toHaveCount(0)
    const shortcuts = page.getByRole('navigation', { name: 'Genveje' }).getByRole('link')
    await expect(shortcuts).toHaveText(['Svar på forespørgsler', 'Læs beskeder', 'Åbn kalenderen'])
    for (const [at, name] of ['requests', 'messages', 'calendar'].entries())
      await expect(shortcuts.nth(at)).toHaveAttribute('href', `/host/dashboard/${name}`)
    await expect(page.getByRole('link', { name: 'Opret ny bolig' })).toHaveAttribute('href', '/host/create')
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
  })

test('an overview that cannot be fetched says so, and can be fetched again', async ({ member, watch }) => {
  watch.expectRefusal(503, /^\/api\/host\/overview$/)
  const { page } = await member('host')
  await page.route('**/api/host/overview', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await page.goto('/host/dashboard')
  await expect(page.getByText('Kunne ikke hente dashboard data')).toBeVisible()
  await page.unroute('**/api/host/overview')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByTestId('tile-rating')).toContainText('Ingen anmeldelser endnu')
})
