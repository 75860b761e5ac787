import { expect, it } from 'vitest'
import { refreshPauseMs } from './use-clusters.ts'

it('the map is refetched after 200 ms without movement', () => {
  expect(refreshPauseMs).toBe(200)
})
