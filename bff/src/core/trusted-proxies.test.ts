import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { clientAddress } from '../http/client-address.ts'
import { TrustedProxies, trustProxyOption } from './trusted-proxies.ts'

test.each([
  '0',
  'false',
  '1',
  '10',
  '192.0.2.1',
  '10.0.0.0/8',
  '10.0.0.0/8, 192.168.0.0/16,2001:db8::/32',
  'loopback,uniquelocal',
  'fd00::/8',
  '104.16.0.0/13,172.64.0.0/13,2606:4700::/32',
])('%s is a valid list of proxies', (text) => {
  expect(TrustedProxies.safeParse(text).success).toBe(true)
})

test.each([
  'true',
  'yes',
  '*',
  '',
  '-1',
  '11',
  '999',
  '1.5',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1,128.0.0.0/1',
  '10.0.0.0/8,0.0.0.0/0',
  '64.0.0.0/7',
  '10.0.0.0/255.0.0.0',
  '::ffff:0:0/96',
  '2000::/3',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  'proxy.example',
  '10.0.0.1,',
  Array.from({ length: 17 }, (_, index) => `${index + 1}.0.0.0/8`).join(),
])('%s is refused as too wide or invalid', (text) => {
  expect(TrustedProxies.safeParse(text).success).toBe(false)
})

/** The client address of a request. */
const seen = async (trust: string, from: string, forwarded: string | undefined): Promise<string> => {
  const app = Fastify({ trustProxy: trustProxyOption(TrustedProxies.parse(trust)) })
  app.get('/', async (request) => clientAddress(request))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const { body } = await app.inject({ url: '/', remoteAddress: from, headers })
  return body
}

test('without a trusted proxy the forwarded address is ignored', async () => {
  for (const trust of ['0', 'false']) expect(await seen(trust, '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1')
})

test('behind several proxies the address that the outermost one saw is used', async () => {
  expect(await seen('1', '10.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(await seen('1', '10.0.0.1', '203.0.113.9, 198.51.100.1')).toBe('198.51.100.1')
  expect(await seen('2', '10.0.0.1', '203.0.113.9, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1')
  expect(await seen('1', '10.0.0.1', undefined)).toBe('10.0.0.1')
})

test('only the listed proxies are trusted', async () => {
  const proxies = '10.0.0.0/8, 2001:db8::/32'
  expect(await seen(proxies, '10.1.2.3', '203.0.113.9, 198.51.100.1')).toBe('198.51.100.1')
  expect(await seen(proxies, '2001:db8::7', '203.0.113.9, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1')
  expect(await seen(proxies, '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1')
})

test('a port is removed, and an invalid address is replaced by the proxy’s', async () => {
  expect(await seen('1', '10.0.0.1', '198.51.100.1:4711')).toBe('198.51.100.1')
  expect(await seen('1', '10.0.0.1', '[2001:db8::1]:4711')).toBe('2001:db8::1')
  expect(await seen('1', '10.0.0.1', '2001:db8::1')).toBe('2001:db8::1')
  expect(await seen('1', '10.0.0.1', 'nonsense')).toBe('10.0.0.1')
})
