import { longestDeviceProof } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { openKnownDevices } from './known-devices.ts'

const devices = openKnownDevices('a secret of thirty-two characters')
const [gerda, hans] = ['gerda@home.example', 'hans@home.example'] as const

test('a browser is known only for the person who signed in there', () => {
  const proof = devices.add(undefined, gerda)
  expect(devices.find(proof, gerda)).toMatch(/^[\w-]{16}$/)
  expect(devices.find(proof, hans)).toBeUndefined()
  expect(devices.find(devices.add(undefined, gerda), gerda)).not.toBe(devices.find(proof, gerda))
  expect(openKnownDevices('another secret of that length....').find(proof, gerda)).toBeUndefined()
})

test('a browser’s proof holds its last five people, each with a stable id', () => {
  const first = devices.add(undefined, gerda)
  const both = devices.add(first, hans)
  expect(devices.find(both, gerda)).toBe(devices.find(first, gerda))
  expect(devices.find(devices.add(both, gerda), gerda)).toBe(devices.find(first, gerda))
  const people = Array.from({ length: 6 }, (_, index) => `person-${index}@home.example`)
  const full = people.reduce<string | undefined>((proof, email) => devices.add(proof, email), undefined) ?? ''
  expect(full.length).toBeLessThan(longestDeviceProof)
  expect(people.map((email) => devices.find(full, email) !== undefined)).toEqual([false, true, true, true, true, true])
})

test('invented and truncated proofs are invalid', () => {
  const proof = devices.add(undefined, gerda)
  for (const wrong of [undefined, '', '.', 'x', proof.slice(1), proof.slice(0, -1), `${proof}A`, 'ø'.repeat(38)])
    expect([wrong, devices.find(wrong, gerda)]).toEqual([wrong, undefined])
})
