import { expect, it } from 'vitest'
import { maskAddress, readAddress } from './calendar-address.ts'

const codeOf = (address: string): string => {
  const read = readAddress(address, ['http://127.0.0.1:3000/api/calendars/'])
  return read.ok ? read.value.href : read.error.code
}

it('an address is read with or without webcal, and without what follows its hash', () => {
  expect(codeOf(' webcal://www.airbnb.dk/calendar/ical/1.ics?s=abc#x ')).toBe(
    'https://www.airbnb.dk/calendar/ical/1.ics?s=abc',
  )
  expect(codeOf('HTTP://Kalender.Example:8080/a')).toBe('http://kalender.example:8080/a')
})

it.each(['kalender', 'ftp://a.example/', 'https://u:p@a.example/', 'https://a.example:22/', 'javascript:alert(1)'])(
  'no address of a calendar: %s',
  (address) => {
    expect(codeOf(address)).toBe('calendarImport.addressInvalid')
  },
)

it.each([
  'http://localhost/',
  'http://a.localhost/',
  'http://127.0.0.1/',
  'http://10.0.0.1/a',
  'http://[::1]/',
  'http://127.0.0.1:3000/api/me',
])('an address of a private network: %s', (address) => {
  expect(codeOf(address)).toBe('calendarImport.addressPrivate')
})

it('only the configured beginning is exempt', () => {
  expect(codeOf('http://127.0.0.1:3000/api/calendars/x.ics')).toBe('http://127.0.0.1:3000/api/calendars/x.ics')
  for (const path of ['/api/calendars/../me', '/api/calendars/%2e%2e/me', '/API/calendars/x'])
    expect(codeOf(`http://127.0.0.1:3000${path}`)).toBe('calendarImport.addressPrivate')
})

it('an address is shown without its secret', () => {
  expect(maskAddress('https://www.airbnb.dk/calendar/ical/123.ics?s=0123456789abcdef')).toBe('www.airbnb.dk/…abcdef')
})
