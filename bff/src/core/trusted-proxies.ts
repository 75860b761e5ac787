import { isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'

/** The longest chain of proxies. */
const mostHops = 10
/** The shortest prefix of an entry's range; private ranges of IPv6 may have shorter ones. */
const widest = { ipv4: 8, ipv6: 16 } as const
/** The largest share of all IPv4 addresses that the ranges together may contain. */
const largestShare = 1 / 16
/** Names of ranges in @fastify/proxy-addr. */
const named: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
const privateIpv6 = /^(f[cd]|fe[89ab])[0-9a-f]{2}:/i
const mapped = /^::ffff:/i

const hopsIn = (text: string): number | undefined => {
  if (text === 'false') return 0
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}
const entriesIn = (text: string): string[] => text.split(',').map((entry) => entry.trim())

/** The share of all IPv4 addresses in an entry, 0 for IPv6; undefined for no address or too wide a range. */
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
  // A mapped range is an IPv4 range and must be written as one.
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
 * The proxies that may report a client's address: how many of them every request passes (0: none), or their addresses and ranges,
 * separated by commas. Trusting every address is refused, because any client could then claim any address.
 */
export const TrustedProxies = z
  .string()
  .trim()
  .refine((text) => {
    const hops = hopsIn(text)
    return hops === undefined ? isList(text) : hops <= mostHops
  }, `must be the number of proxies in front (0 to ${mostHops}) or a list of their addresses and ranges; nothing may trust everybody`)

/** Fastify's `trustProxy` for a parsed value. Hops are counted from the server: the nearest proxy is hop 0. */
export const trustProxyOption = (text: string): false | string[] | ((address: string, hop: number) => boolean) => {
  const hops = hopsIn(text)
  if (hops === undefined) return entriesIn(text)
  return hops === 0 ? false : (_address, hop) => hop < hops
}
