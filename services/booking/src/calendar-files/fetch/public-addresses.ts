import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A connection was refused because it leads to an address that is not public. */
export class PrivateAddress extends Error {
  constructor() {
    super('the address is not public')
  }
}

/** Resolves a name to all of its addresses, as `dns.lookup` does. */
export type ResolveName = (
  name: string,
  options: { all: true; hints?: number | undefined },
  done: (error: NodeJS.ErrnoException | null, addresses: { address: string; family: number }[]) => void,
) => void

/**
 * Public addresses at which clouds answer their own machines: Azure's host, the services of IBM, and Google's private and restricted ones.
 * The metadata addresses of the others are link-local, private, shared or reserved.
 */
const cloudHosts = [
  ...['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14', '199.36.153.4/30', '199.36.153.8/30'],
  ...['2600:2d00:2:1000::/56', '2600:2d00:2:2000::/56'],
].map((each) => ipaddr.parseCIDR(each))
/** All that is given to hosts in IPv6. Mapped, compatible and translated forms of IPv4 lie elsewhere. */
const givenInIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** The middle of an IPv6 address whose end is an IPv4 address (ISATAP). */
const isatap = 0x5efe

/**
 * Whether an IP address is public: not private, loopback, link-local, shared, multicast or reserved, no host service of a cloud, and in
 * IPv6 one of those that hosts are given (docs/product/hosting.md, Calendars elsewhere).
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && (!parsed.match(givenInIpv6) || parsed.parts[5] === isatap)) return false
  const isOfCloud = cloudHosts.some(([net, bits]) => net.kind() === parsed.kind() && parsed.match(net, bits))
  return parsed.range() === 'unicast' && !isOfCloud
}

/** Whether the host of a URL is an IP address that is not public. Names are checked when they are resolved. */
export const isPrivateHost = ({ hostname }: URL): boolean => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(host) && !isPublicAddress(host)
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses is not public. The connection uses this answer, so a name that
 * changes between a check and the connection leads nowhere else.
 */
export const publicLookup =
  (resolve: ResolveName = lookup): LookupFunction =>
  (name, { hints, all }, done) => {
    resolve(name, { all: true, hints }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '')
      if (!addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), '')
      if (all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
