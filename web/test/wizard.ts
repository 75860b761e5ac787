import { fireEvent, screen, within } from '@testing-library/dom'
import { expect } from 'vitest'
import { type OpenApp, openApp, type Visit } from './app.tsx'
import { findDialog } from './finders.ts'
import { aGuest } from './people.ts'
import { wizardAnswers } from './samples/drafts.ts'

type Part = ReturnType<typeof within>

/** The open wizard of a new home. */
export interface OpenWizard {
  app: OpenApp
  wizard: Part
  /** The element of the dialog. */
  dialog: HTMLElement
  /** Goes on to the next step. */
  goOn(): Promise<void>
  /** Waits for a step by its heading. */
  expectStep(heading: string, progress: string): Promise<void>
}

/** Opens the wizard for somebody without a home. `answers` stand over those of an empty wizard. */
export const openWizard = async ({ answers, ...visit }: Visit): Promise<OpenWizard> => {
  const app = await openApp({ person: aGuest(), ...visit, answers: { ...wizardAnswers(), ...answers } })
  // The host terms may lie over it already, which hides it from roles.
  const title = await screen.findByText('Opret ny bolig', { selector: '[role="dialog"] h2' })
  const dialog = title.closest<HTMLElement>('[role="dialog"]')
  if (!dialog) throw new Error('the wizard is gone')
  const wizard = within(dialog)
  return {
    app,
    wizard,
    dialog,
    goOn: () => app.user.click(wizard.getByText('Næste')),
    expectStep: async (heading, progress) => {
      await wizard.findByRole('heading', { name: heading })
      expect(wizard.getByTestId('progress')).toHaveTextContent(progress)
    },
  }
}

/** Ticks the three parts of the open host terms and accepts them. */
export const acceptTerms = async ({ user }: OpenApp): Promise<void> => {
  const terms = within(await findDialog('Værtsvilkår'))
  const accept = terms.getByRole('button', { name: 'Acceptér' })
  const parts = terms.getAllByRole('checkbox')
  expect(parts).toHaveLength(3)
  for (const part of parts) {
    expect(accept).toBeDisabled()
    await user.click(part)
  }
  await user.click(accept)
}

/** Puts a text into a field in one change, without keys, and leaves the field. Returns what the field holds of it. */
export const putInto = (field: HTMLInputElement | HTMLTextAreaElement, text: string): string => {
  field.focus()
  fireEvent.input(field, { target: { value: text } })
  const held = field.value
  field.blur()
  return held
}
