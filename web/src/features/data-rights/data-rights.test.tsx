import { expect, test } from 'vitest'
import {
  aGuest,
  fill,
  findDialog,
  findToast,
  hubAnswers,
  newId,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'
import type { DataExport } from '../../lib/api/model.ts'

const gerda = aGuest()

const openDeletion = async (answers = hubAnswers()) => {
  const app = await openApp({ path: '/profile?profile=account', person: gerda, answers })
  await findDialog()
  await app.user.click(await screen.findByRole('button', { name: 'Slet konto' }))
  return { app, ask: within(await findDialog('Slet konto')) }
}

test('an export that is refused says why', async () => {
  const app = await openApp({ path: '/profile?profile=privacy-data', person: gerda, answers: hubAnswers() })
  app.answer('POST /api/me/export', refuse('export.tooMany', { retryAfterSeconds: 3_600 }))
  await app.user.click(await screen.findByRole('button', { name: 'Eksporter data' }))
  await findToast(/^Fejl ved eksport: ./)
})

test('an archive that is ready is fetched once the person has confirmed who they are', async () => {
  const ready: DataExport = {
    ...{ id: newId(), status: 'ready', parts: { done: 6, of: 6 }, bytes: 2_000_000 },
    ...{ requestedAt: '2031-05-14T07:00:00.000Z', expiresAt: '2031-05-21T07:00:00.000Z' },
    downloadPath: '/api/me/export/1/archive',
  }
  const answers = { ...hubAnswers(), 'GET /api/me/export': { export: ready } }
  const app = await openApp({ path: '/profile?profile=privacy-data', person: gerda, answers })
  const proof = { confirmed: false }
  app.answer('GET /api/me/export/{id}', () => (proof.confirmed ? ready : refuse('auth.stepUpRequired')))
  await app.user.click(await screen.findByRole('button', { name: 'Hent arkivet' }))
  const dialog = within(await findDialog('Bekræft, at det er dig'))
  app.answer('POST /api/auth/step-up', () => {
    proof.confirmed = true
    return { confirmedUntil: '2031-05-14T08:10:00.000Z' }
  })
  await fill(app.user, dialog.getByLabelText('Din adgangskode'), 'klitrose-57')
  await app.user.keyboard('{Enter}')
  await waitFor(() => expect(app.requests('GET /api/me/export/{id}')).toHaveLength(2))
})

test('an account with a trip ahead is not deleted, and the dialog leads to the trip', async () => {
  const { app, ask } = await openDeletion({
    ...hubAnswers(),
    'GET /api/me/deletion': { blockers: [{ reason: 'staysAsGuest', count: 1 }] },
  })
  await ask.findByText('Kontoen kan ikke slettes endnu')
  expect(ask.getByText('1 rejse, der ikke er overstået')).toBeVisible()
  expect(ask.queryByLabelText('Indtast SLET for at bekræfte')).not.toBeInTheDocument()
  await app.user.click(ask.getByRole('link', { name: 'Se dine rejser' }))
  await waitFor(() => expect(app.address()).toMatch(/^\/trips/))
})

test('the exact word is asked for before an account is deleted', async () => {
  const { app, ask } = await openDeletion()
  const field = await ask.findByLabelText('Indtast SLET for at bekræfte')
  await fill(app.user, field, 'slet')
  await app.user.click(ask.getByRole('button', { name: 'Slet min konto' }))
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(ask.getAllByText('Indtast SLET for at bekræfte')).toHaveLength(2)
  expect(app.requests('DELETE /api/me')).toEqual([])
})
