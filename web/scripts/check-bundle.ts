/** Checks how much gzipped JavaScript a first visit of each page fetches, by the build's manifest. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Part } from '@nordbo/texts'
import { pageSlugs, writtenPaths } from '@nordbo/written-pages'
import { routePaths } from './route-paths.ts'

interface Chunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}

const kilobyte = 1000
const baseLimit = 140 * kilobyte
const pageLimit = 200 * kilobyte
/** What a host's page may fetch besides the base and the texts of first screens. */
const hostLimit = 120.4 * kilobyte

/** The chunks of parts of the Danish texts. A visit fetches those of one language. */
const texts = (...parts: Part[]): string[] => parts.map((part) => `virtual:nordbo-texts/of/da/${part}`)
const bookingTexts = texts('booking')
const lateTexts = texts('errors', 'booking', 'late')
const partnerTexts = texts('errors', 'partner')
const partnerHotelTexts = texts('errors', 'drafts', 'host', 'hotels', 'partner')
const wishlistTexts = texts('wishlists')
const hostTexts = texts('errors', 'booking', 'late', 'drafts', 'host')
const wizardTexts = texts('errors', 'drafts', 'host')
const page = (name: string): string => `src/app/pages/${name}.tsx`
const late = (name: string): string[] => [page(name), ...lateTexts]
const messages = [page('messages'), ...texts('errors', 'messages')]
const unsubscribe = [page('other'), 'src/features/unsubscribe/unsubscribe-pages.tsx', ...texts('errors', 'unsubscribe')]
const written = [page('written'), ...texts('written')]
const mailed = [page('mailed'), ...texts('errors', 'account')]
/** A host's page with the menu around it, and further modules. */
const hosted = (name: string, ...more: string[]): string[] => [
  ...late(name),
  'src/app/host/load-host-routes.ts',
  'src/app/host/host-routes.tsx',
  ...hostTexts,
  ...more,
]

/** Modules that each page fetches without a person's action, besides the base. */
const pages: Record<string, string[]> = {
  '/': [page('home')],
  '/search': [page('search')],
  '/listing/:id': [page('listing')],
  '/hoteller': [page('hotels'), ...texts('hotels')],
  '/hoteller/søg': [page('hotel-search'), ...texts('hotels')],
  '/hoteller/:id': [page('hotel'), ...texts('hotels')],
  '/reserve/:id': [page('reserve'), 'src/domain/calendar/range-calendar.tsx', ...bookingTexts],
  '/pay/:id': [page('pay'), 'src/domain/cards/payment/card-payment.tsx', ...bookingTexts],
  '/messages': messages,
  '/messages/:id': messages,
  '/trips': late('trips'),
  '/trips/:id': late('trip'),
  '/trips/:id/receipt': late('receipt'),
  '/booked/:id': late('booked'),
  '/review/:bookingId': late('review'),
  '/damage-claim/:bookingId': late('damage'),
  '/profile': [page('profile'), ...texts('errors', 'hub')],
  '/notifications': [page('notifications'), ...texts('notifications')],
  '/wishlists': [page('wishlists'), ...wishlistTexts],
  '/wishlists/:id': [page('wishlist'), ...wishlistTexts],
  '/wishlists/shared/:token': [page('shared-wishlist'), ...wishlistTexts],
  '/saved-searches/unsubscribe': unsubscribe,
  '/unsubscribe': unsubscribe,
  '/host/create': [page('create-listing'), 'src/app/host/load-host-routes.ts', ...wizardTexts],
  '/host/create/:draftId': [page('create-listing'), 'src/app/host/load-host-routes.ts', ...wizardTexts],
  '/host/edit/:id': hosted('own-listings', 'src/features/edit-listing/edit-dialog.tsx'),
  '/host/dashboard': hosted('overview', 'src/ui/charts/month-bars.tsx'),
  '/host/dashboard/requests': hosted('requests'),
  '/host/dashboard/reservations': hosted('reservations'),
  '/host/dashboard/messages': hosted('host-messages', ...texts('messages')),
  '/host/dashboard/messages/templates': hosted('message-templates', ...texts('hostMessages')),
  '/host/dashboard/messages/:id': hosted('host-messages', ...texts('messages')),
  '/host/dashboard/listings': hosted('own-listings'),
  '/host/dashboard/payouts': hosted('payouts'),
  '/host/dashboard/payouts/:id': hosted('statement'),
  '/host/dashboard/settings': hosted('host-settings'),
  '/host/dashboard/help': hosted('host-help'),
  '/host/dashboard/calendar': hosted('calendar', 'src/features/host-calendar/year/year-view.tsx'),
  '/host/dashboard/calendar/rules/:listingId': hosted('stay-rules', ...texts('stayRules')),
  '/host/dashboard/calendar/sync/:listingId': hosted('calendar-sync'),
  '/host/dashboard/listings/:id/extras': hosted('extras'),
  '/admin': [page('other'), ...late('admin'), ...texts('admin')],
  '/admin/reconciliation': [page('other'), ...late('reconciliation'), ...texts('admin')],
  '/admin/reports/:id': [page('other'), ...late('report'), ...texts('admin')],
  ...Object.fromEntries(pageSlugs.map((slug) => [writtenPaths[slug], written])),
  '/hotel/partner/opret': [page('other'), page('partner-application'), ...partnerTexts],
  '/hotel/partner/dashboard': [page('other'), page('partner-dashboard'), ...partnerTexts],
  '/hotel/partner/hoteller/:id': [page('other'), page('partner-hotel'), ...partnerHotelTexts],
  [writtenPaths.contact]: [...written, 'src/features/contact/contact-form.tsx', ...texts('contact')],
  '/newsletter/confirm': [page('other'), 'src/features/newsletter/newsletter-pages.tsx', ...texts('written')],
  '/newsletter/unsubscribe': [page('other'), 'src/features/newsletter/newsletter-pages.tsx', ...texts('written')],
  '/contact/ticket': [page('other'), 'src/features/contact/ticket-page.tsx', ...texts('errors', 'contact')],
  '/bliv-vaert': [page('become-host'), ...texts('drafts', 'hosting')],
  '/auth/forgot': mailed,
  '/auth/reset': mailed,
  '/auth/confirm-email': mailed,
  '/auth/undo-email': mailed,
  '/auth': ['src/features/auth/auth-page.tsx', ...texts('account')],
  '/auth/verify': ['src/features/auth/verify-page.tsx', ...texts('account')],
  'not found': [page('other')],
}
/** Redirects and the style guide are not measured. */
const unmeasured = new Set(['/search-old', '/host', '/styleguide', '/*', '/host/dashboard/*', '/auth/*'])

const missing = routePaths().filter((path) => pages[path] === undefined && !unmeasured.has(path))
if (missing.length > 0) throw new Error(`name the modules of ${missing.join(', ')} in scripts/check-bundle.ts`)
/**
 * Pages above the limit, which may not grow further. The menus of wishlists need Radix. The edit dialog loads with the list below it. The
 * hub's texts come with the page of a profile, and the calendar with the page to book. Trips have the menus of their actions. A partner's
 * hotel has the photos of homes with their texts, which share chunks with the wizard and the edit dialog; photos that are too small are warned of there. On each of them, the shell leads to the
 * help and loads the login dialog with every way to sign in, and the first script names each part of the texts and holds fetches of threads
 * together. Each has some tenths of a kilobyte to spare, because names of chunks change with every build.
 */
const heavy: Record<string, number> = {
  '/reserve/:id': 204.9 * kilobyte,
  '/profile': 207.6 * kilobyte,
  '/trips': 203.8 * kilobyte,
  '/wishlists': 215.6 * kilobyte,
  '/wishlists/:id': 218 * kilobyte,
  '/wishlists/shared/:token': 201.6 * kilobyte,
  '/host/edit/:id': 279.3 * kilobyte,
  '/host/create': 262.5 * kilobyte,
  '/host/create/:draftId': 262.5 * kilobyte,
  '/hotel/partner/hoteller/:id': 239.5 * kilobyte,
}
/** Modules that the shell fetches on every page after its start. */
const everywhere = ['src/ui/feedback/toaster.tsx', ...texts('first')]
/** Fetched after the page until there is a choice, so it has a limit of its own. */
const firstVisit = ['src/features/consent/consent-bar.tsx', ...texts('consent')]
const firstVisitLimit = 3 * kilobyte

const dist = new URL('../dist/', import.meta.url)
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const chunksOf = (entries: readonly string[]): Set<string> => {
  const files = new Set<string>()
  const visit = (key: string): void => {
    // A module that several chunks share is listed under its chunk's name.
    const name = key
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '')
    const chunk = manifest[key] ?? Object.values(manifest).find((each) => each.name === name)
    if (!chunk) throw new Error(`the build has no ${key}: name the page's module in scripts/check-bundle.ts`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return files
}

const weigh = (files: ReadonlySet<string>): number =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0)

const kB = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`
let tooHeavy = false
const report = (name: string, bytes: number, limit: number, files: number): void => {
  if (bytes > limit) tooHeavy = true
  process.stdout.write(
    `${bytes > limit ? '✗' : '✓'} ${name.padEnd(26)} ${kB(bytes).padStart(9)} of ${kB(limit)} in ${files} files\n`,
  )
}

const scripts = readFileSync(new URL('index.html', dist), 'utf8').matchAll(/<script[^>]+src="\/([^"]+)"/g)
const entryFiles = new Set([...scripts].map(([, file]) => file))
const entries = Object.keys(manifest).filter((key) => entryFiles.has(manifest[key]?.file))
if (entries.length === 0) throw new Error('dist/index.html loads no script of the build')

const base = chunksOf(entries)
const baseBytes = weigh(base)
report('base', baseBytes, baseLimit, base.size)
const everyPage = weigh(chunksOf([...entries, ...texts('first')]))
const limitOf = (name: string): number => heavy[name] ?? (name.startsWith('/host/') ? everyPage + hostLimit : pageLimit)
for (const [name, modules] of Object.entries(pages)) {
  const files = chunksOf([...entries, ...everywhere, ...modules])
  report(name, weigh(files), limitOf(name), files.size)
}
const home = chunksOf([...entries, ...everywhere, ...(pages['/'] ?? [])])
const firstHome = chunksOf([...entries, ...everywhere, ...(pages['/'] ?? []), ...firstVisit])
report('choice of cookies', weigh(firstHome) - weigh(home), firstVisitLimit, firstHome.size - home.size)
if (tooHeavy) process.exit(1)
