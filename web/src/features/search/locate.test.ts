import { expect, it } from 'vitest'
import { locate } from './locate.ts'

/** A browser that answers in this way and notes what it was asked with. */
const browser = (respond: (found: PositionCallback, refused: PositionErrorCallback) => void) => {
  const asked: (PositionOptions | undefined)[] = []
  const geolocation: Geolocation = {
    clearWatch: () => undefined,
    watchPosition: () => 0,
    getCurrentPosition: (found, refused, options) => {
      asked.push(options)
      respond(found, refused ?? (() => undefined))
    },
  }
  return { geolocation, asked }
}
const refusing = (code: number) =>
  browser((_, refused) => refused({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }))
    .geolocation

it('asks for a fresh and exact position within 8 seconds', async () => {
  const { geolocation, asked } = browser((_, refused) =>
    refused({ code: 3, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
  )
  await locate(geolocation)
  expect(asked).toEqual([{ timeout: 8000, maximumAge: 0, enableHighAccuracy: true }])
})

it.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [4, 'failed'],
] as const)('code %i of the browser is %s', async (code, failure) => {
  expect(await locate(refusing(code))).toEqual({ failure })
})

it('says when the browser cannot do it', async () => {
  expect(await locate(undefined)).toEqual({ failure: 'unsupported' })
})
