import { describe, expect, test } from 'vitest'
import { isPrivateHost, isPublicAddress } from './public-addresses.ts'

describe('an address that a calendar is not read from', () => {
  test.each([
    ['metadata of Azure, AWS and Google', '169.254.169.254'],
    ['the tasks of AWS', '169.254.170.2'],
    ['metadata of AWS over IPv6', 'fd00:ec2::254'],
    ['metadata of Google over IPv6', 'fd20:ce::254'],
    ['metadata of Alibaba', '100.100.100.200'],
    ['metadata of Oracle', '192.0.0.192'],
    ['the host of an Azure machine', '168.63.129.16'],
    ['services beside an IBM machine', '161.26.0.10'],
    ['private endpoints of IBM', '166.9.14.5'],
    ['private services of Google', '199.36.153.8'],
    ['restricted services of Google', '199.36.153.4'],
    ['private services of Google over IPv6', '2600:2d00:2:2000::1'],
    ['restricted services of Google over IPv6', '2600:2d00:2:1000::1'],
  ])('leads to %s', (_, address) => expect(isPublicAddress(address)).toBe(false))

  test.each([
    ...['::127.0.0.1', '::7f00:1', '::10.0.0.7', '::a9fe:a9fe'],
    ...['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '0:0:0:0:0:ffff:10.0.0.7', '::ffff:0:127.0.0.1'],
    ...['::ffff:168.63.129.16', '::a83f:8110', '64:ff9b::a83f:8110', '64:ff9b:1::7f00:1', '2002:a83f:8110::1'],
    ...['2001:0:7f00:1::1', '2a00:1450:4001::5efe:7f00:1', '2a00:1450:4001::200:5efe:a00:7'],
  ])('holds an address of the other kind: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
    expect(isPrivateHost(new URL(`http://[${address}]/`))).toBe(true)
  })

  test.each(['1::1', '400::1', '1000::1', '1fff::1', '4000::1', '5f00::1', '8000::1', 'e000::1', 'fec0::1', '3fff::1'])(
    'is IPv6 that nobody was given: %s',
    (address) => expect(isPublicAddress(address)).toBe(false),
  )
})

test('addresses of hosts on the Internet are read', () => {
  for (const address of ['93.184.215.14', '168.63.129.17', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '2a00:1450::1'])
    expect(isPublicAddress(address), address).toBe(true)
})
