import { expect, test } from 'vitest'
import { isSameCompanyName } from './company-name.ts'

test.each([
  ['Hotel Fyrtårnet ApS', 'HOTEL FYRTÅRNET APS'],
  ['Hotel  Fyrtaarnet, ApS.', 'Hotel Fyrtårnet ApS'],
  ['Badehotellet Klitten AS', 'Badehotellet Klitten A/S'],
])('%s and %s are one company', (written, registered) => {
  expect(isSameCompanyName(written, registered)).toBe(true)
})

test.each([
  ['Hotel Fyrtårnet', 'Hotel Fyrtårnet ApS'],
  ['Hotel Fyrtarnet ApS', 'Hotel Fyrtårnet ApS'],
  ['', 'Hotel Fyrtårnet ApS'],
])('%s is not the company %s', (written, registered) => {
  expect(isSameCompanyName(written, registered)).toBe(false)
})
