import { expect, test } from './test.ts'

test('Escape at the first moment of a dialog closes that one, not the dialog below', async ({ member }) => {
  const { page } = await member()
  await page.goto('/profile?profile=payments')
  const hub = page.getByRole('dialog', { name: /Betalingsmetoder/ })
  const add = hub.getByRole('button', { name: 'Tilføj kort' })
  await expect(add).toBeVisible()
  // The key comes as soon as the new dialog is in the page, before anything else runs.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          const open = document.querySelectorAll('[role="dialog"]')
          if (open.length < 2) return
          observer.disconnect()
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
          resolve(open.length)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await add.click()
  expect(await pressed).toBe(2)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/profile\?profile=payments$/)
  await expect(add).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
