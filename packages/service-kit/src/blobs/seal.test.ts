import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSealed, sealBytes, sealKeyBytes } from './seal.ts'

const key = randomBytes(sealKeyBytes)

test('sealed bytes open with their key, and look different each time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
      const sealed = sealBytes(key, bytes)
      expect(openSealed(key, sealed)).toEqual(Buffer.from(bytes))
      expect(sealBytes(key, bytes)).not.toEqual(sealed)
    }),
  )
})

test('sealed bytes do not open with another key, or after a change of any byte', () => {
  const sealed = sealBytes(key, Buffer.from('a document'))
  expect(() => openSealed(randomBytes(sealKeyBytes), sealed)).toThrow()
  for (const index of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => openSealed(key, changed)).toThrow()
  }
  expect(() => openSealed(key, sealed.subarray(0, 20))).toThrow()
})
