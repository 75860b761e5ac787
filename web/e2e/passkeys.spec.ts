import { appCode } from '@nordbo/testkit'
import type { CDPSession, Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { apiOf, type Login, newLogin, type Visitor } from './people.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Secret = z.object({ key: z.string() })

/** Browsers keep passkeys for names, not for addresses of numbers. */
const named = (): string => (process.env.NORDBO_BASE_URL ?? '').replace('127.0.0.1', 'localhost')

/** A device that stores passkeys and recognises the person, as Chromium pretends it. */
interface Device {
  /** Puts its passkeys on another device. */
  copyTo(other: Device): Promise<void>
  send: CDPSession['send']
  id: string
}
const pluggedIn = async ({ context, page }: Visitor): Promise<Device> => {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const send: CDPSession['send'] = session.send.bind(session)
  return {
    ...{ id, send },
    copyTo: async (other) => {
      const { credentials } = await send('WebAuthn.getCredentials', { authenticatorId: id })
      for (const credential of credentials)
        await other.send('WebAuthn.addCredential', { authenticatorId: other.id, credential })
    },
  }
}

/** Signs a visitor up at the address by name; returns their login. */
const join = async ({ context }: Visitor): Promise<Login> => {
  const login = newLogin()
  await apiOf(context.request, named()).post('/api/auth/sign-up', {
    ...{ name: 'Nanna Nøgle', ...login, rolePreference: 'guest' },
  })
  return login
}

const section = (page: Page) => page.getByRole('region', { name: 'Adgangsnøgler' })
const openSecurity = async (page: Page): Promise<void> => {
  await page.goto(`${named()}/profile?profile=security`)
  await expect(section(page).getByRole('button', { name: 'Tilføj adgangsnøgle' })).toBeVisible()
}
const addPasskey = async (page: Page, name: string): Promise<void> => {
  await section(page).getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilføj adgangsnøgle' })
  await dialog.getByLabel('Navn på adgangsnøglen').fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(section(page).getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

test('a person adds a passkey, gives it another name and removes it', async ({ visitor }) => {
  const person = await visitor({ viewport: { width: 390, height: 844 } })
  const { page } = person
  await pluggedIn(person)
  await join(person)
  await openSecurity(page)
  await section(page).getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tilføj adgangsnøgle' })
  const name = dialog.getByLabel('Navn på adgangsnøglen')
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/Giv adgangsnøglen et navn/)
  await expectAccessibleInAnyLight(page, 'the name of a passkey')
  await page.keyboard.type('Min telefon')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Sikkerhedsindstillinger opdateret')
  const row = section(page).getByRole('listitem')
  await expect(row).toContainText('Min telefon')
  await expect(row).toContainText('Ikke brugt endnu.')
  await expectAccessibleInAnyLight(page, 'the list of passkeys')
  // The device has one already and says so.
  await section(page).getByRole('button', { name: 'Tilføj adgangsnøgle' }).click()
  await name.fill('Min telefon igen')
  await page.keyboard.press('Enter')
  await expect(name).toHaveAccessibleDescription(/Enheden har allerede en adgangsnøgle/)
  await dialog.getByRole('button', { name: 'Annuller' }).click()

  await row.getByRole('button', { name: 'Omdøb Min telefon' }).click()
  await page.getByRole('dialog', { name: 'Omdøb adgangsnøgle' }).getByLabel('Navn på adgangsnøglen').fill('Nøglering')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Nøglering')
  await page.reload()
  await expect(row).toContainText('Nøglering')
  await row.getByRole('button', { name: 'Fjern Nøglering' }).click()
  await page.getByRole('dialog', { name: 'Fjern Nøglering?' }).getByRole('button', { name: 'Fjern' }).click()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(section(page).getByRole('button', { name: 'Tilføj adgangsnøgle' })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a passkey signs in on the page without name, password and code', async ({ visitor }) => {
  const person = await visitor()
  const device = await pluggedIn(person)
  await join(person)
  const api = apiOf(person.context.request, named())
  await openSecurity(person.page)
  await addPasskey(person.page, 'Min telefon')
  const { key } = Secret.parse(await api.post('/api/me/two-factor/start'))
  await api.post('/api/me/two-factor/confirm', { code: appCode(key) })

  const elsewhere = await visitor({ viewport: { width: 390, height: 844 } })
  await device.copyTo(await pluggedIn(elsewhere))
  const { page } = elsewhere
  await page.goto(`${named()}/auth?next=/trips`)
  await expectAccessibleInAnyLight(page, 'signing in with a passkey')
  await page.locator('main').getByRole('button', { name: 'Log ind med adgangsnøgle' }).click()
  await expectToast(page, 'Velkommen tilbage!')
  await expect(page).toHaveURL(/\/trips$/)
  await person.page.reload()
  await expect(section(person.page).getByRole('listitem')).toContainText('Sidst brugt')
})
