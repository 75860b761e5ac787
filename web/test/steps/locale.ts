import { screen, waitFor, within } from '@testing-library/dom'
import { expect } from 'vitest'
import type { OpenApp } from '../app.tsx'
import { findDialog } from '../finders.ts'

/** Chooses a currency by its code in the dialog of the top bar, and closes the dialog. */
export const chooseCurrency = async ({ user }: OpenApp, code: string): Promise<void> => {
  const name = /^(Sprog|Language), region /
  await user.click(within(await screen.findByRole('banner')).getByRole('button', { name }))
  const dialog = await findDialog(name)
  const [, tab] = within(dialog).getAllByRole('tab')
  if (tab) await user.click(tab)
  const choice = await waitFor(() => {
    const found = dialog.querySelector<HTMLElement>(`[data-value="${code}"]`)
    if (!found) throw new Error(`${code} is no choice`)
    return found
  })
  await user.click(choice)
  await waitFor(() => expect(choice).toHaveAttribute('aria-checked', 'true'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
}
