import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'

/** A toast with this text. */
export const findToast = (words: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(words, { selector: '[data-sonner-toast] *' })

/** Queries within the page, without the bars and the footer around it. */
export const mainPart = async () => within(await screen.findByRole('main'))

/** A dialog of this name, once it listens to keys and clicks: a moment after it is on screen it is the top layer. */
export const findDialog = async (name?: string | RegExp): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'))
  return dialog
}
