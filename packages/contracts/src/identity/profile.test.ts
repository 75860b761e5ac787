import { expect, test } from 'vitest'
import { PhoneNumber } from './profile.ts'

test.each(['12 34 56 78', '+45 12 34 56 78', '+45 (12) 34-56-78', '0045 12.34.56.78', '123456'])(
  '%s is a phone number',
  (phone) => {
    expect(PhoneNumber.parse(` ${phone} `)).toBe(phone)
  },
)

test.each([
  ['five digits', '12345'],
  ['sixteen digits', '1234567890123456'],
  ['letters', '12 34 56 ab'],
  ['a second plus', '+45 +12 34 56'],
  ['nothing', '   '],
  ['10 kB', '1'.repeat(10_000)],
  ['a script', '<script>123456</script>'],
])('%s are refused', (_what, phone) => {
  expect(PhoneNumber.safeParse(phone).success).toBe(false)
})
