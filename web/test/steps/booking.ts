import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import type { PayableTrip } from '../../src/lib/api/model.ts'
import type { OpenApp } from '../app.tsx'
import { findDialog } from '../finders.ts'

/** What is answered when a booking is made. */
export const createdOf = (booking: PayableTrip) => {
  const { id, status, total, revision, clientSecret, approvalExpiresAt, paymentDueAt } = booking
  return { id, status, total, revision, clientSecret, approvalExpiresAt, paymentDueAt }
}

/** Presses 'Book nu' on a home's page and confirms the age. Returns the dialog. */
export const openBooking = async ({ user }: OpenApp): Promise<HTMLElement> => {
  const [book] = await screen.findAllByRole('button', { name: 'Book nu' })
  if (book) await user.click(book)
  const dialog = await findDialog()
  await user.click(within(dialog).getByLabelText('Jeg er fyldt 18 år'))
  return dialog
}

/** Signs in on the page of signing in, as somebody whom the API then knows. */
export const signInOnPage = async (app: OpenApp, person: Parameters<OpenApp['signsIn']>[0]): Promise<void> => {
  if (!person) return
  app.answer('POST /api/auth/sign-in', () => {
    app.signsIn(person)
    return person
  })
  const main = within(await screen.findByRole('main'))
  for (const [field, text] of [
    [await main.findByLabelText('E-mail'), 'gerda@test.example'],
    [main.getByLabelText('Adgangskode'), 'klitrose-57'],
  ] as const) {
    // At once: the page moves the focus when it appears.
    await app.user.click(field)
    await app.user.paste(text)
  }
  await app.user.click(main.getByRole('button', { name: 'Log ind' }))
}

/** Fills in the sandbox's card form and pays. */
export const payWith = async ({ user }: OpenApp, where: HTMLElement, number: string): Promise<void> => {
  const form = within(where)
  for (const [field, text] of [
    [await form.findByLabelText('Navn på kort'), 'Gerda Gæst'],
    [form.getByLabelText('Kortnummer'), number],
    [form.getByRole('textbox', { name: 'Udløb' }), '12/34'],
    [form.getByLabelText('CVC'), '123'],
  ] as const) {
    await user.clear(field)
    await user.type(field, text)
  }
  await user.click(form.getByRole('button', { name: /^Betal \d/ }))
}

/** What stands in the lines of prices, without layout's spaces. */
export const priceLines = (where: ParentNode): string[] =>
  [...where.querySelectorAll('dl > div')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '))

/** Waits until the address fits. */
export const expectAddress = (app: OpenApp, address: string | RegExp): Promise<void> =>
  waitFor(() =>
    typeof address === 'string' ? expect(app.address()).toBe(address) : expect(app.address()).toMatch(address),
  )
