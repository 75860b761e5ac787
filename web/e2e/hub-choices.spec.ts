import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const flip = async (page: Page, name: string, on: boolean): Promise<void> => {
  const choice = page.getByRole('switch', { name, exact: true })
  await expect(choice).toBeChecked({ checked: !on })
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(choice).toBeChecked({ checked: on })
  // The focus stays on the switch while it is saved.
  await expect(choice).toBeFocused()
}

test('a host’s town stands on their homes only while they show it', async ({ member, home, visitor }) => {
  const host = await member('host')
  const { id } = await home({ host: host.login })
  await host.api.patch('/api/me/profile', { city: 'Ribe' })
  const stranger = await visitor()
  const shown = async (): Promise<string> => {
    await stranger.page.goto(`/listing/${id}`)
    const card = stranger.page.getByTestId('host-card')
    await expect(card).toContainText('Hans')
    return (await card.textContent()) ?? ''
  }
  expect(await shown()).not.toContain('Ribe')
  await host.page.goto('/profile?profile=privacy-data')
  await flip(host.page, 'Vis min by', true)
  await expectToast(host.page, 'Profil opdateret')
  await expect.poll(shown, { timeout: 60_000 }).toContain('Ribe')
})

/** A device whose system wishes nothing. */
const livelyDevice = { reducedMotion: 'no-preference' } as const

test('less motion, high contrast and larger text cover the interface, and follow the person to another browser', async ({
  member,
  visitor,
  signIn,
}) => {
  const { page, login } = await member('guest', livelyDevice)
  await page.goto('/profile?profile=language-accessibility')
  const root = page.locator('html')
  // The script of the page draws the button, so its look exists only after that.
  const look = (of: Page) =>
    of
      .locator('header button')
      .first()
      .evaluate((button) => {
        const style = getComputedStyle(document.documentElement)
        return {
          text: Number.parseFloat(style.fontSize),
          ink: style.getPropertyValue('--text-soft'),
          motionMs: Number.parseFloat(getComputedStyle(button).transitionDuration) * 1_000,
        }
      })
  const before = await look(page)
  expect(before.motionMs).toBeGreaterThan(50)
  for (const [group, choice] of [
    ['Mindre bevægelse', 'Til'],
    ['Høj kontrast', 'Til'],
    ['Tekststørrelse', 'Større'],
  ] as const) {
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click()
    await stored
  }
  const expectDrawn = async (of: Page): Promise<void> => {
    const html = of.locator('html')
    await expect(html).toHaveAttribute('data-motion', 'reduced')
    await expect(html).toHaveAttribute('data-contrast', 'more')
    await expect(html).toHaveAttribute('data-text', 'larger')
    const after = await look(of)
    expect(after.text).toBeGreaterThan(before.text)
    expect(after.ink).not.toBe(before.ink)
    expect(after.motionMs).toBeLessThan(1)
  }
  await expectDrawn(page)
  // The server writes them into every page.
  for (const path of ['/', '/search?place=Skagen', '/trips']) {
    const answer = await page.request.get(path)
    expect(await answer.text()).toMatch(/<html data-motion="reduced" data-contrast="more" data-text="larger"/)
  }
  await page.goto('/trips')
  await expectDrawn(page)
  const other = await visitor(livelyDevice)
  await other.page.goto('/')
  await expect(other.page.locator('html')).not.toHaveAttribute('data-contrast', 'more')
  await signIn(other, login)
  await other.page.goto('/')
  await expectDrawn(other.page)
  await page.goto('/profile?profile=language-accessibility')
  await page.getByRole('group', { name: 'Høj kontrast' }).getByText('Fra', { exact: true }).click()
  await expect(root).toHaveAttribute('data-contrast', 'normal')
})

test('without a choice the system’s wish for less motion and more contrast counts, and a choice outranks it', async ({
  member,
}) => {
  const { page } = await member('guest', livelyDevice)
  await page.goto('/profile?profile=language-accessibility')
  const group = (name: string) => page.getByRole('group', { name })
  for (const name of ['Mindre bevægelse', 'Høj kontrast'])
    await expect(group(name).getByRole('radio', { checked: true })).toHaveAccessibleName(/Som min enhed/)
  const motionMs = () =>
    page
      .locator('header button')
      .first()
      .evaluate((button) => Number.parseFloat(getComputedStyle(button).transitionDuration) * 1_000)
  const html = page.locator('html')
  expect(await motionMs()).toBeGreaterThan(50)
  await expect(html).not.toHaveCSS('color', 'rgb(0, 0, 0)')
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
  expect(await motionMs()).toBeLessThan(1)
  await expect(html).toHaveCSS('color', 'rgb(0, 0, 0)')
  await group('Mindre bevægelse').getByText('Fra', { exact: true }).click()
  await expect(html).toHaveAttribute('data-motion', 'full')
  expect(await motionMs()).toBeGreaterThan(50)
  await group('Høj kontrast').getByText('Fra', { exact: true }).click()
  await expect(html).not.toHaveCSS('color', 'rgb(0, 0, 0)')
})
