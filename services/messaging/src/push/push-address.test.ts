import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPublicKey, isPushEndpoint } from './push-address.ts'

const local = 'http://127.0.0.1:9000/_sandbox/push/'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the push service of a browser is called: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, undefined)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:pass@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://fcm.googleapis.com\\@evil.example/abc',
  'https://fcm.google\tapis.com/abc',
  'https://FCM.googleapis.com/abc',
  'https://fcm.googleapis.com:443/abc',
  ' https://fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://10.0.0.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/abc',
  'https://localhost/abc',
  'https://nats:4222/abc',
  'https://push.example/abc',
  'file:///etc/passwd',
  'no address',
  `${local}device`,
])('nothing else is called: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, undefined)).toBe(false)
})

test('the sandbox is called where it runs, under its own address alone', () => {
  expect(isPushEndpoint(`${local}device`, local)).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:9000/_sandbox/push/../clock', local)).toBe(false)
  expect(isPushEndpoint('http://127.0.0.1:9001/_sandbox/push/device', local)).toBe(false)
})

test('a public key is a point of the curve', () => {
  const curve = createECDH('prime256v1')
  const p256dh = curve.generateKeys('base64url')
  expect(isPublicKey({ p256dh, auth: '' })).toBe(true)
  expect(isPublicKey({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: '' })).toBe(false)
})
