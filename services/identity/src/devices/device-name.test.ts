import { expect, test } from 'vitest'
import { deviceNameOf } from './device-name.ts'

const mozilla = 'Mozilla/5.0'
test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0`,
    { browser: 'Firefox', system: 'macOS' },
  ],
  [null, { browser: null, system: null }],
  ['', { browser: null, system: null }],
  ['<script>', { browser: null, system: null }],
  ['Your account is closed, call evil.example/1.0 (now)', { browser: null, system: null }],
  ['Call evil.example/1.0', { browser: null, system: null }],
])('the user agent %s has the name %j', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toEqual(name)
})
