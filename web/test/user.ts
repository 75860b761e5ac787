import { waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Clicks, types and tabs like a person. */
export type User = ReturnType<typeof userEvent.setup>

/** Whether a click reaches an element: an open dialog closes the page below it to clicks, and opens itself a moment later. */
const takesClicks = (element: Element): boolean => {
  const bearer = element.closest('[style*="pointer-events"]')
  return !(bearer instanceof HTMLElement) || bearer.style.pointerEvents !== 'none'
}

/** Input of a person, who clicks on what is there, enabled and open to clicks, and waits until it is. */
export const aPersonsInput = (): User => {
  const user = userEvent.setup({ delay: null })
  const whenReady =
    (click: (element: Element) => Promise<void>) =>
    async (element: Element): Promise<void> => {
      expect(element, 'what is clicked is on the page').toBeInTheDocument()
      await waitFor(() => {
        expect(takesClicks(element), 'what is clicked takes clicks').toBe(true)
        expect(element, 'what is clicked is enabled').not.toBeDisabled()
      })
      await click(element)
    }
  return { ...user, click: whenReady(user.click), dblClick: whenReady(user.dblClick) }
}
