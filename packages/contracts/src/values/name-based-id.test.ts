import { expect, test } from 'vitest'
import { nameBasedId } from './name-based-id.ts'

test('the id of a name is that of RFC 9562', () => {
  // The namespace of domain names, and the example of RFC 9562, appendix A.4.
  const idOfDomain = nameBasedId('6ba7b8109dad11d180b400c04fd430c8')
  expect(idOfDomain('www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2')
})
