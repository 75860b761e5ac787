import type { ImportFault } from '@nordbo/contracts'
import { Agent, fetch, type Response } from 'undici'
import { isLocalAddress, isReadable, type LocalAddresses } from './calendar-address.ts'
import { isPrivateHost, PrivateAddress, publicLookup, type ResolveName } from './public-addresses.ts'
import { readLimited, TooLarge } from './read-limited.ts'

/** What the last answer said about itself. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

/** A fetched file, that it did not change, or why it could not be fetched. */
export type Fetched =
  | ({ kind: 'file'; file: string } & Validators)
  | { kind: 'same' }
  | { kind: 'failed'; fault: Fault }
type Fault = Exclude<ImportFault, 'notACalendar' | 'incomplete' | 'tooManyEvents' | 'tooComplex'>

/** Fetches calendar files. */
export interface CalendarFetcher {
  /** `known` are the validators of the file that is stored; null asks for it in any case. */
  fetch(address: string, known: Validators | null): Promise<Fetched>
  stop(): Promise<void>
}

/** Limits of one fetch; `timeoutMs` is for all of its hops together. */
export const fetchLimits = { bytes: 2 * 1024 * 1024, redirects: 3, timeoutMs: 10_000 } as const

const redirects = new Set([301, 302, 303, 307, 308])
const longestValidator = 500
const failed = (fault: Fault): Fetched => ({ kind: 'failed', fault })

const causes = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : error === undefined ? [] : [error]

const faultOf = (error: unknown, signal: AbortSignal): Fault => {
  const all = causes(error)
  if (all.some((each) => each instanceof PrivateAddress)) return 'privateAddress'
  if (all.some((each) => each instanceof TooLarge)) return 'tooLarge'
  return signal.aborted ? 'tooSlow' : 'unreachable'
}

const headersFor = (known: Validators | null): Record<string, string> => ({
  accept: 'text/calendar, */*;q=0.1',
  'user-agent': 'Nordbo calendar import',
  ...(known?.etag ? { 'if-none-match': known.etag } : {}),
  ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
})

const validator = (value: string | null): string | null => (value && value.length <= longestValidator ? value : null)

const readAnswer = async (response: Response, bytes: number): Promise<Fetched> => {
  if (response.status === 304) return { kind: 'same' }
  if (response.status === 404 || response.status === 410) return failed('notFound')
  if (!response.ok) return failed('refused')
  return {
    kind: 'file',
    file: await readLimited(response.body, bytes),
    etag: validator(response.headers.get('etag')),
    lastModified: validator(response.headers.get('last-modified')),
  }
}

/**
 * Creates the only way to other people's addresses. Private hosts are refused where the connection is made, and at each redirect;
 * `local` are the beginnings of addresses that are exempt (docs/product/hosting.md, Calendars elsewhere).
 */
export const createCalendarFetcher = (
  local: LocalAddresses,
  {
    resolve,
    limits = fetchLimits,
  }: { resolve?: ResolveName; limits?: { [name in keyof typeof fetchLimits]: number } } = {},
): CalendarFetcher => {
  const settings = {
    connections: 4,
    keepAliveTimeout: 1,
    headersTimeout: limits.timeoutMs,
    bodyTimeout: limits.timeoutMs,
  }
  const guarded = new Agent({ ...settings, connect: { lookup: publicLookup(resolve), timeout: limits.timeoutMs } })
  const exempt = new Agent(settings)

  const follow = async (first: URL, known: Validators | null, signal: AbortSignal): Promise<Fetched> => {
    let url = first
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const isLocal = isLocalAddress(local, url)
      if (!isReadable(url)) return failed('unreachable')
      if (!isLocal && isPrivateHost(url)) return failed('privateAddress')
      const dispatcher = isLocal ? exempt : guarded
      const response = await fetch(url.href, { dispatcher, redirect: 'manual', headers: headersFor(known), signal })
      const location = redirects.has(response.status) ? response.headers.get('location') : null
      try {
        if (location === null) return await readAnswer(response, limits.bytes)
      } finally {
        await response.body?.cancel().catch(() => undefined)
      }
      if (!URL.canParse(location, url.href)) return failed('unreachable')
      url = new URL(location, url.href)
    }
    return failed('tooManyRedirects')
  }

  return {
    fetch: async (address, known) => {
      const signal = AbortSignal.timeout(limits.timeoutMs)
      try {
        return await follow(new URL(address), known, signal)
      } catch (error) {
        return failed(faultOf(error, signal))
      }
    },
    stop: async () => {
      await Promise.all([guarded.destroy(), exempt.destroy()])
    },
  }
}
