import { expect, test } from 'vitest'
import {
  aHost,
  aProfile,
  fill,
  findToast,
  hostAnswers,
  openApp,
  refuse,
  screen,
  type Visit,
  waitFor,
  within,
} from '../../../test/kit.ts'
import type { NotificationChannels, Profile } from '../../lib/api/model.ts'

/** Opens the settings of a host whose profile and channels are stored. */
const openSettings = (tab = '', answers: Visit['answers'] = {}) => {
  const host = aHost()
  let profile: Profile = aProfile(host.user)
  let channels: NotificationChannels = { email: true, push: true, sms: false }
  return openApp({
    path: `/host/dashboard/settings${tab}`,
    person: host,
    answers: {
      ...hostAnswers(),
      'GET /api/me/profile': () => profile,
      'PATCH /api/me/profile': ({ body }) => {
        profile = { ...profile, ...Object(body), revision: profile.revision + 1 }
        host.user = { ...host.user, name: profile.name }
        return profile
      },
      'GET /api/me/notifications': () => channels,
      'PUT /api/me/notifications': ({ body }) => {
        channels = { ...channels, ...Object(body) }
        return channels
      },
      ...answers,
    },
  })
}

const save = () => screen.getByRole('button', { name: 'Gem ændringer' })

test('a host changes name and phone; what is typed survives a reload, the e-mail stays', async () => {
  const app = await openSettings()
  const { user } = app
  const name = () => screen.findByLabelText('Navn')
  expect(await name()).toHaveValue('Hans Vært')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Profil', 'Sikkerhed', 'Notifikationer', 'Præferencer'],
  ])
  const main = within(screen.getByRole('main'))
  expect(main.getByLabelText('E-mail')).toHaveValue('hans@test.example')
  expect(main.getByLabelText('E-mail')).toHaveAttribute('readonly')
  // The photo is only shown.
  screen.getByText(/Billedet kan ikke skiftes endnu\./)
  expect(document.querySelector('input[type=file]')).toBeNull()
  await fill(app.user, await name(), 'Hans Holm')
  await fill(app.user, screen.getByLabelText('Telefon'), 'ring')
  await app.reload()
  expect(await name()).toHaveValue('Hans Holm')
  await user.click(save())
  const phoneError = 'Skriv et telefonnummer med 6 til 15 cifre, eller lad feltet være tomt.'
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(phoneError))
  expect(screen.getByLabelText('Telefon')).toHaveAttribute('aria-invalid', 'true')
  await fill(app.user, screen.getByLabelText('Telefon'), '+45 12 34 56 78')
  await user.click(save())
  await findToast('Ændringer gemt')
  await app.reload()
  expect(await name()).toHaveValue('Hans Holm')
  expect(screen.getByLabelText('Telefon')).toHaveValue('+45 12 34 56 78')
  await screen.findByRole('button', { name: 'Konto: Hans Holm' })
  app.answer('PATCH /api/me/profile', refuse('request.invalid', { issues: [{ path: '/name' }] }))
  await fill(app.user, await name(), 'Hans hans@firma.dk')
  await user.click(save())
  await screen.findByText('Skriv dit navn uden adresser, links eller telefonnumre.')
  expect(await name()).toHaveValue('Hans hans@firma.dk')
})

test('notifications are on, on and off, and a change is stored', async () => {
  const app = await openSettings('?tab=notifications')
  const channel = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) })
  expect(await channel('E-mail')).toBeChecked()
  expect(await channel('Push')).toBeChecked()
  expect(await channel('SMS')).not.toBeChecked()
  await app.user.click(await channel('SMS'))
  await findToast('Notifikationsindstillinger gemt')
  await app.reload()
  expect(await channel('SMS')).toBeChecked()
  app.answer('PUT /api/me/notifications', refuse('service.unavailable'))
  await app.user.click(await channel('Push'))
  await findToast('Kunne ikke gemme notifikationer')
  expect(await channel('Push')).toBeChecked()
})

test('language and currency are chosen, and the page speaks the language at once', async () => {
  const app = await openSettings()
  const { user } = app
  await user.click(await screen.findByRole('tab', { name: 'Præferencer' }))
  expect(app.address()).toBe('/host/dashboard/settings?tab=preferences')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Valuta' }), 'SEK')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sprog' }), 'en')
  await user.click(save())
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await screen.findAllByRole('navigation', { name: 'Host Dashboard' })
  await app.reload()
  expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveValue('en')
  expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('SEK')
  expect(within(screen.getByRole('tabpanel')).getAllByRole('combobox')).toHaveLength(2)
  await user.click(screen.getByRole('tab', { name: 'Security' }))
  await screen.findByRole('link', { name: 'Open security' })
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['Password', 'Two-factor sign-in, passkeys and devices', 'This browser'],
  ])
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log out'])
  expect(panel.getByRole('link', { name: 'Open security' })).toHaveAttribute('href', '/profile?profile=security')
  history.back()
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Preferences' })).toHaveAttribute('aria-selected', 'true'))
})

test('a profile that cannot be fetched says so', async () => {
  await openSettings('', { 'GET /api/me/profile': refuse('service.unavailable') })
  await screen.findByText('Kunne ikke hente profil')
})
