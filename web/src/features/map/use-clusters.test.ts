import { expect, it } from 'vitest'
import { refreshPauseMs } from './use-clusters.ts'

it('fills the map anew once it has stood still for a fifth of a second', () => {
  expect(refreshPauseMs).toBe(200)
})
