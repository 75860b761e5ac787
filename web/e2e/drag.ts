import type { CDPSession, Locator, Page } from '@playwright/test'

/** Where fingers touch the screen, and how far they pull. */
interface Pull {
  right: number
  down?: number
  /** Fingers side by side; one unless said otherwise. */
  fingers?: number
}

/** Pulls over the middle of something as fingers do, through the browser's own handling of touches: it decides what scrolls or zooms. */
export const drag = async (page: Page, where: Locator, { right, down = 0, fingers = 1 }: Pull): Promise<void> => {
  // Nothing lies above it and it stands still: the touch will be its own.
  await where.tap({ trial: true })
  const box = await where.boundingBox()
  if (box === null) throw new Error('What is to be touched is not on the screen.')
  const screen: CDPSession = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2 - right / 2, box.y + box.height / 2 - down / 2]
  const at = (share: number) =>
    Array.from({ length: fingers }, (_, id) => ({ id, x: x + right * share, y: y + down * share + id * 40 }))
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.25, 0.5, 0.75, 1])
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}
