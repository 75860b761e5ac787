import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'

/** A toast with this text. */
export const findToast = (words: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(words, { selector: '[data-sonner-toast] *' })

/** Queries within the page, without the bars and the footer around it. */
export const mainPart = async () => within(await screen.findByRole('main'))

/** The toasts on screen. */
export const shownToasts = (): Element[] => [...document.querySelectorAll('[data-sonner-toast]')]

/** Whether the page behind a dialog is closed to clicks, and the dialog is not open to them yet. */
const isDeaf = ({ style }: HTMLElement): boolean =>
  document.body.style.pointerEvents === 'none' && style.pointerEvents !== 'auto'

/** A dialog or popover of this name, once it takes keys and clicks: a moment after it is on screen it is the top layer. */
export const findDialog = async (name?: string | RegExp): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name })
  await waitFor(() => expect(isDeaf(dialog), 'the dialog takes clicks').toBe(false))
  return dialog
}

/** The button of a calendar's day, once its month is shown. */
export const findDay = async (where: HTMLElement, date: string): Promise<Element> => {
  const find = () => where.querySelector(`[data-day="${date}"]:not([data-outside]) button`)
  await waitFor(() => expect(find(), `the calendar shows ${date}`).not.toBeNull())
  const day = find()
  if (!day) throw new Error(`the calendar shows ${date} no longer`)
  return day
}
