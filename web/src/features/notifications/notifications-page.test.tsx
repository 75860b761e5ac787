import { test } from 'vitest'
import { aGuest, broken, openApp, screen } from '../../../test/kit.ts'

test('a list that cannot be fetched says so and is fetched again', async () => {
  const app = await openApp({
    path: '/notifications',
    person: aGuest(),
    answers: { 'GET /api/notifications': broken(500) },
  })
  await screen.findByRole('heading', { name: 'Vi kunne ikke hente dine notifikationer' })
  app.answer('GET /api/notifications', { items: [], nextCursor: null })
  await app.user.click(screen.getByRole('button', { name: 'Prøv igen' }))
  await screen.findByRole('heading', { name: 'Intet nyt endnu' })
})
