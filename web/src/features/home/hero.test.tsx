import { expect, test, vi } from 'vitest'
import { aCard, frontPageAnswers, openApp, screen, stopClock, waitFor } from '../../../test/kit.ts'

const picture = (name: RegExp) => screen.queryByRole('img', { name })

test('the pictures rotate every five seconds until somebody stops them', async () => {
  const clock = stopClock()
  const app = await openApp({ path: '/', answers: frontPageAnswers([aCard()]) })
  await screen.findByRole('img', { name: /Røde hytter/ })
  await clock.advance(5_000)
  await waitFor(() => expect(picture(/Stråtækt/)).toBeInTheDocument())
  await clock.advance(4_000)
  expect(picture(/Stråtækt/)).toBeInTheDocument()
  await clock.advance(1_000)
  await waitFor(() => expect(picture(/A-hus/)).toBeInTheDocument())
  await app.user.click(screen.getByRole('button', { name: 'Stop billedskift' }))
  await clock.advance(20_000)
  expect(picture(/A-hus/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Start billedskift' })).toBeInTheDocument()
})

test('the pictures do not rotate with reduced motion', async () => {
  const screenOnly = window.matchMedia
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.defineProperty(
      screenOnly(media),
      'matches',
      media.includes('prefers-reduced-motion: reduce') ? { value: true } : {},
    ),
  )
  const clock = stopClock()
  await openApp({ path: '/', answers: frontPageAnswers([aCard()]) })
  await screen.findByRole('img', { name: /Røde hytter/ })
  await clock.advance(20_000)
  expect(picture(/Røde hytter/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Stop billedskift' })).not.toBeInTheDocument()
})
