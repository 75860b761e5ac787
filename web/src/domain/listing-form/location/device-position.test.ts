import { expect, it } from 'vitest'
import { devicePosition } from './device-position.ts'

/** A device that answers in one way, and remembers how it was asked. */
const device = (code: number | null) => {
  const asked: unknown[] = []
  return {
    asked,
    getCurrentPosition: (found: PositionCallback, failed?: PositionErrorCallback | null, options?: PositionOptions) => {
      asked.push(options)
      const coords = { latitude: 57.7, longitude: 10.6, accuracy: 5, altitude: null, altitudeAccuracy: null }
      const rest = { heading: null, speed: null, toJSON: () => ({}) }
      if (code === null) found({ coords: { ...coords, ...rest }, timestamp: 0, toJSON: () => ({}) })
      else failed?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
    },
  }
}

it('asks for an exact position within 10 seconds', async () => {
  const asked = device(null)
  expect(await devicePosition(asked)).toEqual({ lat: 57.7, lng: 10.6 })
  expect(asked.asked).toEqual([{ timeout: 10_000, enableHighAccuracy: true }])
})

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [9, 'failed'],
])('error %i is %s', async (code, failure) => {
  expect(await devicePosition(device(code))).toBe(failure)
})

it('a browser without positions is unsupported', async () => {
  expect(await devicePosition(undefined)).toBe('unsupported')
})
