import { isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'

/** Enough for any chain of balancers. */
const mostHops = 10
/** The widest range that one entry may name; the private ranges of IPv6 are wider. */
const widest = { ipv4: 8, ipv6: 16 } as const
/** All ranges of IPv4 together may name this share of its addresses. */
const largestShare = 1 / 16
/** What @fastify/proxy-addr knows by name. */
const named: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
const privateIpv6 = /^(f[cd]|fe[89ab])[0-9a-f]{2}:/i
const mapped = /^::ffff:/i

const hopsIn = (text: string): number | undefined => {
  if (text === 'false') return 0
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}
const entriesIn = (text: string): string[] => text.split(',').map((entry) => entry.trim())

/** How much of all addresses an entry names; undefined where it is no address or too wide a range. */
const shareOf = (entry: string): number | undefined => {
  const [address = '', length, more] = entry.split('/')
  if (more !== undefined || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined
  const bits = length === undefined ? undefined : Number(length)
  if (isIPv4(address)) {
    if (bits === undefined) return 0
    return bits >= widest.ipv4 && bits <= 32 ? 2 ** -bits : undefined
  }
  if (!isIPv6(address)) return undefined
  if (bits === undefined) return 0
  // A mapped range is a range of IPv4.
  if (mapped.test(address) || bits > 128) return undefined
  return bits >= (privateIpv6.test(address) ? 7 : widest.ipv6) ? 0 : undefined
}

const isList = (text: string): boolean => {
  const shares = entriesIn(text).map((entry) => (named.has(entry) ? 0 : shareOf(entry)))
  return (
    shares.every((share) => share !== undefined) && shares.reduce((sum, share) => sum + (share ?? 0), 0) <= largestShare
  )
}

/**
 * Whose word on a client's address counts: how many proxies stand in front of every request (0: none), or the addresses and
 * ranges of those proxies, separated by commas. Trusting everybody is refused: any client could then claim any address.
 */
export const TrustedProxies = z
  .string()
  .trim()
  .refine((text) => {
    const hops = hopsIn(text)
    return hops === undefined ? isList(text) : hops <= mostHops
  }, `must be the number of proxies in front (0 to ${mostHops}) or a list of their addresses and ranges; nothing may trust everybody`)

/** Fastify's `trustProxy` for a checked value. A number counts from the connection inwards: the nearest proxy is the first. */
export const trustProxyOption = (text: string): false | string[] | ((address: string, hop: number) => boolean) => {
  const hops = hopsIn(text)
  if (hops === undefined) return entriesIn(text)
  return hops === 0 ? false : (_address, hop) => hop < hops
}
