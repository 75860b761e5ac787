import { fireEvent } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { aGuest, aVerification, hubAnswers, openApp, screen, within } from '../../../test/kit.ts'

const opened = (verification: ReturnType<typeof aVerification> | null = null) =>
  openApp({
    path: '/profile?profile=verification',
    person: aGuest(),
    answers: { ...hubAnswers(), 'GET /api/me/verification': { verification } },
  })

/** Chooses a file for a document, of a kind that the file dialog would not offer. */
const choose = async (kind: string, file: File): Promise<void> => {
  const input = (await screen.findByTestId(`document-${kind}`)).querySelector('input')
  if (input) fireEvent.change(input, { target: { files: [file] } })
}

test('missing pictures and a file that is no picture are named at their place, and nothing is sent', async () => {
  const app = await opened()
  await app.user.click(await screen.findByRole('button', { name: 'Send til godkendelse' }))
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Vælg et billede af forsiden af dit ID',
    'Vælg et billede af dig',
  ])
  await choose('back', new File(['%PDF-1.7'], 'id.pdf', { type: 'application/pdf' }))
  expect(await within(screen.getByTestId('document-back')).findByRole('alert')).toHaveTextContent(
    'Filen er ikke et billede',
  )
  expect(app.requests('POST /api/me/verification')).toEqual([])
})

test('a rejected request says why and can be sent anew; an approved one shows no form', async () => {
  await opened(aVerification({ status: 'rejected', reason: 'Manglende dokumentation' }))
  await screen.findByText('Afvist')
  expect(screen.getByText('Begrundelse: Manglende dokumentation')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send til godkendelse' })).toBeVisible()
  await opened(aVerification({ status: 'approved' }))
  await screen.findByText('Godkendt')
  expect(screen.queryByTestId('document-front')).not.toBeInTheDocument()
})
