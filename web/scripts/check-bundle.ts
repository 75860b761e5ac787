/** How much JavaScript a first visit of each page fetches, against the bars of the design. Reads the build's manifest. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

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

/** Modules that a page asks for by itself before anybody touches it, beside the page's own. */
const pages: Record<string, string[]> = {
  '/': ['src/app/pages/home.tsx'],
  '/search': ['src/app/pages/search.tsx'],
  '/listing/:id': ['src/app/pages/listing.tsx', 'src/ui/range-calendar.tsx'],
  '/reserve/:id': ['src/app/pages/reserve.tsx', 'src/ui/range-calendar.tsx'],
  '/pay/:id': ['src/app/pages/pay.tsx', 'src/features/booking/payment/card-payment.tsx'],
  '/trips': ['src/app/pages/trips.tsx', 'src/i18n/danish-late.ts'],
  '/profile': ['src/app/pages/profile.tsx', 'src/i18n/danish-late.ts'],
  '/host/dashboard/requests': ['src/app/pages/requests.tsx', 'src/i18n/danish-late.ts'],
  '/auth': ['src/features/auth/auth-page.tsx'],
  'not found': [],
}
/** What the shell fetches on every page once it stands. */
const everywhere = ['src/ui/toaster.tsx']

const dist = new URL('../dist/', import.meta.url)
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const chunksOf = (entries: readonly string[]): Set<string> => {
  const files = new Set<string>()
  const visit = (key: string): void => {
    // A module that several pieces share stands under the name of its own piece.
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
report('base', weigh(base), baseLimit, base.size)
for (const [name, modules] of Object.entries(pages)) {
  const files = chunksOf([...entries, ...everywhere, ...modules])
  report(name, weigh(files), pageLimit, files.size)
}
if (tooHeavy) process.exit(1)
