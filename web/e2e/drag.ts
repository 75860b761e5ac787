import type { CDPSession, Locator, Page } from '@playwright/test'

/** A drag by one or more fingers, px. */
interface Pull {
  right: number
  down?: number
  /** The number of fingers side by side. One by default. */
  fingers?: number
}

/** Drags over the middle of an element with real touch events, so that the browser decides what scrolls or zooms. */
export const drag = async (page: Page, where: Locator, { right, down = 0, fingers = 1 }: Pull): Promise<void> => {
  // Waits until the element is stable and not covered.
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
