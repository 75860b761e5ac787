import { expect, test } from 'vitest'
import { openApp, refuse, screen, waitFor } from '../../../test/kit.ts'

test('a link that nobody made ends nothing and says so', async () => {
  const token = 'guessed-'.repeat(6).slice(0, 44)
  const app = await openApp({
    path: `/unsubscribe?token=${token}`,
    answers: { 'POST /api/unsubscribe': refuse('unsubscribe.notFound') },
  })
  const stop = await screen.findByRole('button', { name: 'Stop mails' })
  await app.user.click(stop)
  await screen.findByText(/^Linket virker ikke\./)
  await waitFor(() => expect(stop).toBeEnabled())
  expect(app.requests('POST /api/unsubscribe')).toMatchObject([{ body: { token, stopped: true } }])
})
