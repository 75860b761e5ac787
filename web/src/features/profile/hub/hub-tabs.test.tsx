import { expect, test } from 'vitest'
import {
  type Answers,
  aHost,
  allNotifications,
  aProfile,
  broken,
  findDialog,
  hubAnswers,
  openApp,
  screen,
  waitFor,
  within,
} from '../../../../test/kit.ts'

/** Each tab's address, name and something of its content. */
const tabs = [
  ['overview', 'Overblik', 'Alle indstillinger'],
  ['personal-info', 'Personlige oplysninger', 'Fødselsdato'],
  ['account', 'Konto', 'Skift e-mail'],
  ['security', 'Sikkerhed', 'Totrinsbekræftelse'],
  ['notifications', 'Notifikationer', 'Bookinger og betaling'],
  ['payments', 'Betalingsmetoder', 'Ingen gemte kort'],
  ['payouts', 'Udbetalingskonto', 'Udbetalingskonto ikke opsæt'],
  ['verification', 'Verificering', 'Forsiden af dit ID'],
  ['language-accessibility', 'Sprog og tilgængelighed', 'Tekststørrelse'],
  ['privacy-data', 'Privatliv og data', 'Vis min by'],
  ['trips', 'Rejser', 'Ingen kommende rejser'],
  ['wishlists', 'Ønskelister', 'Ingen ønskelister endnu'],
  ['hosting', 'Udlejning', 'Ingen boliger endnu'],
] as const

const opened = (tab: string, answers: Answers = {}) =>
  openApp({ path: `/profile?profile=${tab}`, person: aHost(), answers: { ...hubAnswers(), ...answers } })

const expectTab = async ([address, name, words]: (typeof tabs)[number]): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(new RegExp(`^${name}$`)))
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent(words))
  await waitFor(() => expect(document.querySelector('[role=tabpanel] .skeleton')).toBeNull())
  expect(`${location.pathname}${location.search}`).toBe(`/profile?profile=${address}`)
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${name} · Profil`)))
}

test('every tab opens by its address, with its content', async () => {
  for (const tab of tabs) {
    await opened(tab[0])
    await screen.findByRole('dialog')
    await expectTab(tab)
  }
})

test('every tab opens from the menu, with its content', async () => {
  const { user } = await opened('overview')
  const hub = within(await findDialog())
  for (const tab of tabs) {
    await user.click(hub.getByRole('tab', { name: tab[1] }))
    await expectTab(tab)
  }
})

/** An answer that waits, then fails, and is given once it is mended. */
const failsFirst = () => {
  const waited = Promise.withResolvers<void>()
  const state = { broken: true }
  return {
    fail: waited.resolve,
    mend: () => {
      state.broken = false
    },
    answersWith: <T,>(good: T) => {
      return async (): Promise<T | ReturnType<typeof broken>> => {
        await waited.promise
        return state.broken ? broken(500) : good
      }
    },
  }
}
type Failing = ReturnType<typeof failsFirst>

const empty = { items: [] }

test('a tab says that it waits, that it failed, and tries again', async () => {
  for (const [tab, answers, failed, words] of [
    [
      'personal-info',
      (late: Failing): Answers => ({ 'GET /api/me/profile': late.answersWith(aProfile()) }),
      'Kunne ikke hente profil',
      'Fødselsdato',
    ],
    [
      'notifications',
      (late: Failing): Answers => ({ 'GET /api/me/notification-settings': late.answersWith(allNotifications()) }),
      'Kunne ikke hente notifikationer',
      'Bookinger og betaling',
    ],
    [
      'wishlists',
      (late: Failing): Answers => ({ 'GET /api/wishlists': late.answersWith(empty) }),
      'Kunne ikke hente ønskelister',
      'Ingen ønskelister endnu',
    ],
    [
      'hosting',
      (late: Failing): Answers => ({ 'GET /api/host/listings': late.answersWith(empty) }),
      'Kunne ikke hente dine boliger',
      'Ingen boliger endnu',
    ],
  ] as const) {
    const late = failsFirst()
    const app = await opened(tab, answers(late))
    const panel = within(await screen.findByRole('tabpanel'))
    await panel.findByText(/Henter din profil/)
    late.fail()
    const fault = within(await panel.findByRole('alert'))
    expect(fault.getByRole('heading', { name: failed })).toBeVisible()
    late.mend()
    await app.user.click(fault.getByRole('button', { name: 'Prøv igen' }))
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent(words))
  }
})
