import { expect, test, vi } from 'vitest'
import {
  type Answers,
  aGuest,
  aHost,
  anAdmin,
  findToast,
  hostAnswers,
  openApp,
  screen,
  waitFor,
} from '../../../test/kit.ts'

const guarded = [
  '',
  '/requests',
  '/reservations',
  '/calendar',
  '/messages',
  '/listings',
  '/payouts',
  '/settings',
  '/help',
]

const noAccount = { status: 'none', chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false } as const
const noPartner = { 'GET /api/partner': { application: null, account: noAccount } } satisfies Answers

// A question to a host's route fails the tests of guests, as it has no answer here.
const frontPage: Answers = Object.fromEntries(
  Object.entries({ ...hostAnswers(), ...noPartner }).filter(([route]) => !route.startsWith('GET /api/host/')),
)

test('strangers are sent to sign in and back, guests to the front page, and administrators pass', async () => {
  for (const [path, next] of [
    ['/host/dashboard/settings?tab=security', '/host/dashboard/settings?tab=security'],
    ['/host/create', '/host/create'],
    ['/host', '/host/dashboard'],
  ] as const) {
    const app = await openApp({ path })
    await waitFor(() => expect(app.address()).toBe(`/auth?next=${encodeURIComponent(next)}`))
  }
  for (const page of guarded) {
    const app = await openApp({ path: `/host/dashboard${page}`, person: aGuest(), answers: frontPage })
    await findToast('Siden er for værter')
    await waitFor(() => expect(app.address()).toBe('/'))
  }
  await openApp({ path: '/host/dashboard/listings', person: anAdmin(), answers: hostAnswers() })
  await screen.findByRole('heading', { name: 'Du har ingen boliger endnu' })
})

test('the menu collapses by its button and by Ctrl+B, not while typing, and stays so for 7 days', async () => {
  const stored = vi.spyOn(document, 'cookie', 'set')
  const app = await openApp({ path: '/host/dashboard/help', person: aHost(), answers: hostAnswers() })
  const { user } = app
  const expectCollapsed = (collapsed: boolean): Promise<void> =>
    waitFor(() =>
      expect(document.querySelector('nav[data-collapsed]')).toHaveAttribute('data-collapsed', `${collapsed}`),
    )
  await expectCollapsed(false)
  await user.click(screen.getByRole('button', { name: 'Fold menuen sammen' }))
  await expectCollapsed(true)
  expect(screen.getAllByRole('link', { name: 'Mine Opslag' })).not.toEqual([])
  const [cookie] = stored.mock.calls.flat().filter((text) => text.startsWith('nordbo_host_menu=collapsed'))
  expect(cookie).toContain(`; max-age=${7 * 24 * 3_600};`)
  stored.mockRestore()
  await app.reload()
  await expectCollapsed(true)
  await user.keyboard('{Control>}b{/Control}')
  await expectCollapsed(false)
  await user.keyboard('{Meta>}b{/Meta}')
  await expectCollapsed(true)
  await user.click(await screen.findByLabelText('Emne'))
  await user.keyboard('{Control>}b{/Control}')
  await expectCollapsed(true)
})
