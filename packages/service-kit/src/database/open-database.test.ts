import { expect, test } from 'vitest'
import { withCaFile } from './open-database.ts'

const plain = 'postgresql://role:word@db:5432/nordbo'

test.each([
  [
    'an encrypted connection is checked by the CA file',
    `${plain}?sslmode=verify-full`,
    '/ca.pem',
    '&sslrootcert=%2Fca.pem',
  ],
  ['a CA file that the address names stays', `${plain}?sslmode=verify-full&sslrootcert=own`, '/ca.pem', ''],
  ['an encrypted connection without a CA file stays as it is', `${plain}?sslmode=verify-full`, undefined, ''],
  ['a plain connection stays plain', plain, '/ca.pem', ''],
])('%s', (_, url, caFile, added) => {
  expect(withCaFile(url, caFile)).toBe(`${url}${added}`)
})
