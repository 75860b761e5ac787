import { expect, test } from 'vitest'
import { withCaFile } from './open-database.ts'

const plain = 'postgresql://role:word@db:5432/nordbo'

test.each([
  [
    'an encrypted way is checked by the certificates',
    `${plain}?sslmode=verify-full`,
    '/ca.pem',
    '&sslrootcert=%2Fca.pem',
  ],
  ['certificates that the address names itself stay', `${plain}?sslmode=verify-full&sslrootcert=own`, '/ca.pem', ''],
  ['an encrypted way without certificates stays as it is', `${plain}?sslmode=verify-full`, undefined, ''],
  ['a plain way stays plain', plain, '/ca.pem', ''],
])('%s', (_, url, caFile, added) => {
  expect(withCaFile(url, caFile)).toBe(`${url}${added}`)
})
