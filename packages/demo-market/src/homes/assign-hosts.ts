import type { Country } from '@nordbo/contracts'
import { demoHost, type Host, hosts } from '../people/hosts.ts'
import type { Sketch } from './sketches.ts'
import { sketches } from './sketches.ts'

/** Homes of the demo host besides the first two in Skagen. */
const alsoDemoHost: ReadonlySet<string> = new Set([
  'Skagen ved Damsted Klit',
  'Løkken ved Furreby Strand',
  'Aarhus i Latinerkvarteret',
])

const isDemoHosts = ({ key, place, rank }: Sketch): boolean =>
  (place.town === 'Skagen' && rank < 2) || alsoDemoHost.has(key)

/** Assigns a host to each home by its key. Neighbours share a host; hosts own two to nine homes. */
const assign = (): ReadonlyMap<string, Host> => {
  const assigned = new Map<string, Host>()
  const all = sketches()
  for (const home of all.filter(isDemoHosts)) assigned.set(home.key, demoHost)
  for (const country of ['DK', 'NO', 'SE', 'FI', 'IS'] satisfies Country[]) {
    const open = all.filter((home) => home.place.country === country && !assigned.has(home.key))
    const people = hosts[country].filter((host) => host !== demoHost)
    // Weights 2, 3, 1 in turn make some hosts larger than others.
    const shares = people.flatMap((host, index) => Array.from({ length: [2, 3, 1][index % 3] ?? 1 }, () => host))
    for (const [index, home] of open.entries()) {
      const host = shares[Math.floor((index * shares.length) / open.length)]
      if (host) assigned.set(home.key, host)
    }
  }
  return assigned
}

/** Returns a function that finds a home's host. */
export const hostFinder = (): ((sketch: Sketch) => Host) => {
  const assigned = assign()
  return ({ key }) => assigned.get(key) ?? demoHost
}
