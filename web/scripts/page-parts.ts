import { readFileSync } from 'node:fs'
import { offeredLanguages } from '@nordbo/texts/files'
import { writtenPaths } from '@nordbo/written-pages'
import type { Plugin } from 'vite'
import { routePaths } from './route-paths.ts'

/**
 * Pages with a first screen, by route: the module that the router loads, and the `sizes` attribute of a home's first
 * picture there.
 */
const pages: Readonly<Record<string, { source: string; coverSizes: string | null }>> = {
  '/': { source: 'src/app/pages/home.tsx', coverSizes: null },
  '/search': {
    source: 'src/app/pages/search.tsx',
    coverSizes: '(min-width: 64rem) 18rem, (min-width: 48rem) 33vw, 50vw',
  },
  '/listing/:id': {
    source: 'src/app/pages/listing.tsx',
    coverSizes: '(min-width: 84rem) 53rem, (min-width: 48rem) 66vw, 100vw',
  },
  '/hoteller': { source: 'src/app/pages/hotels.tsx', coverSizes: '(min-width: 84rem) 80rem, 100vw' },
  '/hoteller/søg': {
    source: 'src/app/pages/hotel-search.tsx',
    coverSizes: '(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw',
  },
  '/hoteller/:id': {
    source: 'src/app/pages/hotel.tsx',
    coverSizes: '(min-width: 84rem) 53rem, (min-width: 48rem) 66vw, 100vw',
  },
  ...Object.fromEntries(
    Object.values(writtenPaths).map((path) => [path, { source: 'src/app/pages/written.tsx', coverSizes: null }]),
  ),
}
/** The first slide of the front page, one file per width. */
const heroPicture = /src\/features\/home\/pictures\/lake-(\d+)\.avif$/
const heroSizes = '(min-width: 84rem) 80rem, 100vw'

/** What the browser may preload while the page's first script loads. */
export interface PageModules {
  modules: string[]
  picture: { srcSet: string; sizes: string; type: string } | null
  coverSizes: string | null
}

/**
 * Writes `pages.json` for the server: the web's routes (to recognise unknown addresses), the JavaScript and the
 * picture that each page needs first, and the chunk of each language. Fails when the router no longer loads a page's
 * module.
 */
export const writePageModules = (): Plugin => ({
  name: 'nordbo-page-parts',
  apply: 'build',
  generateBundle(_options, bundle) {
    const router = readFileSync(new URL('../src/app/router.tsx', import.meta.url), 'utf8')
    const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []))
    const needed = (files: readonly string[], known = new Set<string>()): Set<string> => {
      for (const file of files) {
        if (known.has(file)) continue
        known.add(file)
        needed(chunks.find(({ fileName }) => fileName === file)?.imports ?? [], known)
      }
      return known
    }
    const first = needed(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
    const widths = Object.values(bundle).flatMap((part) => {
      const width =
        part.type === 'asset' ? part.originalFileNames.map((name) => heroPicture.exec(name)?.[1])[0] : undefined
      return width === undefined ? [] : [{ width: Number(width), file: part.fileName }]
    })
    const hero = {
      srcSet: widths
        .sort((one, other) => one.width - other.width)
        .map(({ width, file }) => `/${file} ${width}w`)
        .join(', '),
      sizes: heroSizes,
      type: 'image/avif',
    }
    const parts = Object.entries(pages).map(([route, { source, coverSizes }]): [string, PageModules] => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${source}`))
      const named = source.split('/').at(-1) ?? source
      if (!chunk || !router.includes(named)) this.error(`${route} is no longer loaded from ${source}`)
      const modules = [...needed([chunk.fileName])].filter((file) => !first.has(file)).map((file) => `/${file}`)
      return [route, { modules, picture: route === '/' && widths.length > 0 ? hero : null, coverSizes }]
    })
    // The server names the texts of a page's language, so that they are fetched with its scripts.
    const languages = offeredLanguages().map((code): [string, string[]] => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/of/${code}/first`))
      if (!chunk) this.error(`the first texts of ${code} are no longer a piece of their own`)
      return [code, [`/${chunk.fileName}`]]
    })
    const routes = routePaths().filter((path) => !path.endsWith('*'))
    const source = JSON.stringify({
      routes: ['/', ...routes],
      parts: Object.fromEntries(parts),
      languages: Object.fromEntries(languages),
    })
    this.emitFile({ type: 'asset', fileName: 'pages.json', source })
  },
})
