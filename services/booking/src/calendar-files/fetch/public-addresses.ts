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

/** Whether an IP address is public: not private, loopback, link-local, shared, multicast, reserved or a mapped form of such. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

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
