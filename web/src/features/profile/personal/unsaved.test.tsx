import { expect, test } from 'vitest'
import {
  aGuest,
  aProfile,
  fill,
  findDialog,
  findToast,
  hubAnswers,
  keptProfile,
  type OpenApp,
  openApp,
  screen,
  untilGuarded,
  waitFor,
  within,
} from '../../../../test/kit.ts'

const gerda = aGuest()
const question = 'Ugemte ændringer'
const words = 'Du har ugemte ændringer. Er du sikker på du vil lukke?'

const town = () => screen.findByLabelText('By', { selector: 'input' })

/** Opens the profile, and the tab with something that is not saved. */
const openedWithChange = async (): Promise<OpenApp> => {
  const app = await openApp({
    path: '/profile',
    person: gerda,
    answers: { ...hubAnswers(), ...keptProfile(aProfile(gerda.user)) },
  })
  await change(app)
  return app
}

const change = async ({ user }: OpenApp): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: 'Personlige oplysninger' }))
  await findDialog('Personlige oplysninger')
  await fill(user, await town(), 'Skagen')
  await screen.findByText('Du har ændringer, der ikke er gemt.')
  await untilGuarded()
}

const keepTyping = async ({ user }: OpenApp): Promise<void> => {
  const asked = await findDialog(question)
  expect(asked).toHaveTextContent(words)
  await user.click(within(asked).getByRole('button', { name: 'Bliv her' }))
  await waitFor(() => expect(asked).not.toBeInTheDocument())
  expect(await town()).toHaveValue('Skagen')
  await findDialog('Personlige oplysninger')
  await untilGuarded()
}

const discard = async ({ user }: OpenApp): Promise<void> =>
  user.click(within(await findDialog(question)).getByRole('button', { name: 'Luk uden at gemme' }))

test('Escape, the cross, another tab, a link and Back ask while something is not saved', async () => {
  const app = await openedWithChange()
  for (const leave of [
    () => app.user.keyboard('{Escape}'),
    async () => app.user.click(within(await findDialog()).getByRole('button', { name: 'Luk' })),
    () => app.user.click(screen.getByRole('tab', { name: 'Notifikationer' })),
    () => app.user.click(screen.getByRole('button', { name: 'Skift e-mail' })),
    () => history.back(),
  ]) {
    await leave()
    await keepTyping(app)
    await waitFor(() => expect(app.address()).toBe('/profile?profile=personal-info'))
  }
})

test('what is not saved is given up when a person says so, by Back and for another tab', async () => {
  const app = await openedWithChange()
  await app.user.keyboard('{Escape}')
  await keepTyping(app)
  history.back()
  await discard(app)
  await waitFor(() => expect(app.address()).toBe('/profile'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await change(app)
  await app.user.click(screen.getByRole('tab', { name: 'Notifikationer' }))
  await discard(app)
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Notifikationer'))
  await app.user.click(screen.getByRole('tab', { name: 'Personlige oplysninger' }))
  expect(await town()).toHaveValue('')
})

test('the browser asks before a reload while something is not saved, and not after saving', async () => {
  const app = await openedWithChange()
  const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(true)
  await app.user.click(screen.getByRole('button', { name: 'Gem ændringer' }))
  await findToast('Profil opdateret')
  await waitFor(() => expect(asks()).toBe(false))
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(app.address()).toBe('/profile'))
})
