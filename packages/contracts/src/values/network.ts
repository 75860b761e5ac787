/** The eight groups of an IPv6 address; undefined for anything else. */
const groupsOf = (address: string): number[] | undefined => {
  const url = `http://[${address.split('%')[0]}]`
  if (!address.includes(':') || !URL.canParse(url)) return undefined
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const numbers = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  const between = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: between }, () => 0), ...after]
}

const hex = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':')

const ipv4In = (groups: readonly number[]): string | undefined => {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

/**
 * The network by which rate limits count a client: the IPv4 address, or the /64 of an IPv6 address, because one customer has all
 * addresses of a /64. Other text is returned unchanged.
 */
export const clientNetwork = (address: string): string => {
  const groups = groupsOf(address)
  return groups ? (ipv4In(groups) ?? `${hex(groups.slice(0, 4))}::/64`) : address
}

/** A wider network for logs, which identifies no household: /24 of IPv4, /48 of IPv6; `unknown` for other text. */
export const loggedNetwork = (address: string): string => {
  const groups = groupsOf(address)
  const ipv4 = /^((?:\d{1,3}\.){3})\d{1,3}$/.exec((groups && ipv4In(groups)) ?? address)?.[1]
  if (ipv4 !== undefined) return `${ipv4}0/24`
  return groups ? `${hex(groups.slice(0, 3))}::/48` : 'unknown'
}
