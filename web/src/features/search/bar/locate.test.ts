import { expect, it } from 'vitest'
import { locate } from './locate.ts'

/** A geolocation stub that answers by `respond` and records its options. */
const browser = (respond: (found: PositionCallback, refused: PositionErrorCallback) => void) => {
  const requests: (PositionOptions | undefined)[] = []
  const geolocation: Geolocation = {
    clearWatch: () => undefined,
    watchPosition: () => 0,
    getCurrentPosition: (found, refused, options) => {
      requests.push(options)
      respond(found, refused ?? (() => undefined))
    },
  }
  return { geolocation, requests }
}
const refusing = (code: number) =>
  browser((_, refused) => refused({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }))
    .geolocation

it('requests a fresh and exact position within 8 seconds', async () => {
  const { geolocation, requests } = browser((_, refused) =>
    refused({ code: 3, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  )
  await locate(geolocation)
  expect(requests).toEqual([{ timeout: 8000, maximumAge: 0, enableHighAccuracy: true }])
})

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [4, 'failed'],
] as const)('the browser’s code %i is the failure “%s”', async (code, failure) => {
  expect(await locate(refusing(code))).toEqual({ failure })
})

it('a browser without geolocation is reported as unsupported', async () => {
  expect(await locate(undefined)).toEqual({ failure: 'unsupported' })
})
