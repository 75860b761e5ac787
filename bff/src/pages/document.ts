import { type PhotoDescriptor, productName } from '@nordbo/contracts'
import { type LanguageCode, languageOf } from '@nordbo/texts'
import type { ShownCurrency } from '../currencies/shown-currency.ts'
import { photoSrcSet } from './addresses.ts'
import { deferScripts } from './late-scripts.ts'
import { pageTexts } from './texts.ts'

/** The content of a page that the server writes, for crawlers, link previews and people without scripts. */
export interface PageHead {
  language: LanguageCode
  /** Without the product's name. */
  title: string
  description: string
  /** The absolute address to index for all variants of the page; null when none should be indexed. */
  canonical: string | null
  /** Addresses of the page in each language. */
  alternates: readonly { language: string; href: string }[]
  /** Absolute address of the image for link previews. */
  image: string | null
  type: 'website' | 'product'
  /** Structured data (schema.org); each becomes a script element. */
  structured: readonly object[]
  /** The first photo that the page shows, which the browser loads together with the scripts. */
  cover: Pick<PhotoDescriptor, 'hash' | 'width'> | null
  /** HTML for readers without scripts, already escaped. */
  body: string
  /** Answers that the page's scripts would request first, by API path with query. */
  answers: readonly { path: string; answer: object }[]
}

/** Files that a page needs first, from the web's build (web/scripts/page-parts.ts). */
export interface PagePart {
  modules: readonly string[]
  /** The page's own image. */
  picture: { srcSet: string; sizes: string; type: string } | null
  /** The image attribute `sizes` of a home's first photo on the page; null when the page shows none. */
  coverSizes: string | null
}

/** The part of a page that the build does not list. */
const noPart: PagePart = { modules: [], picture: null, coverSizes: null }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON for a script element, escaped so that it cannot end the element. */
const jsonInScript = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Cuts a text to at most `most` characters, at the end of a word. */
export const shorten = (text: string, most: number): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`

const pictureOf = ({ cover }: PageHead, { picture: own, coverSizes }: PagePart): string[] => {
  const picture =
    cover && coverSizes ? { srcSet: photoSrcSet(cover, 'avif'), sizes: coverSizes, type: 'image/avif' } : own
  return picture
    ? [
        `<link rel="preload" as="image" type="${picture.type}" imagesrcset="${escapeHtml(picture.srcSet)}" imagesizes="${escapeHtml(picture.sizes)}" fetchpriority="high" />`,
      ]
    : []
}

const modulesOf = ({ modules }: PagePart): string[] =>
  modules.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}" />`)

const headOf = (page: PageHead, part: PagePart, modules: readonly string[]): string =>
  [
    `<title>${escapeHtml(`${page.title} – ${productName}`)}</title>`,
    meta('name', 'description', page.description),
    ...(page.canonical
      ? [`<link rel="canonical" href="${escapeHtml(page.canonical)}" />`]
      : [meta('name', 'robots', 'noindex')]),
    ...page.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`,
    ),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:type', page.type),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:locale', languageOf(page.language).tag.replace('-', '_')),
    ...(page.canonical ? [meta('property', 'og:url', page.canonical)] : []),
    ...(page.image ? [meta('property', 'og:image', page.image)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...pictureOf(page, part),
    ...modules,
    ...page.structured.map((each) => `<script type="application/ld+json">${jsonInScript(each)}</script>`),
  ].join('\n    ')

const bodyOf = ({ body, answers }: PageHead): string =>
  [
    `<noscript><style>#root { display: none; }</style>${body}</noscript>`,
    ...answers.map(
      ({ path, answer }) =>
        `<script type="application/json" data-answer="${escapeHtml(path)}">${jsonInScript(answer)}</script>`,
    ),
  ].join('\n    ')

/** Elements of the shell that a page's own head replaces. */
const replacedElements =
  /\s*<title>[^<]*<\/title>|\s*<meta\s+(?:name="(?:description|twitter:card|robots)"|property="og:[^"]*")[^>]*>/g

const setLanguage = (shell: string, language: LanguageCode): string =>
  shell.replace(
    /<html lang="[^"]*"/,
    `<html lang="${language}"${languageOf(language).direction === 'rtl' ? ' dir="rtl"' : ''}`,
  )

/** The built shell in a language, for pages without a head of their own. `texts` are the build's files with the language's texts. */
export const localizedShell = (shell: string, language: LanguageCode, texts: readonly string[] = []): string => {
  const preloads = modulesOf({ ...noPart, modules: texts })
  // The shell is built in Danish.
  if (language === 'da') return shell.replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
  const { title, description } = pageTexts(language).home
  const head = [
    `<title>${escapeHtml(`${title} – ${productName}`)}</title>`,
    meta('name', 'description', description),
    ...preloads,
  ]
  return setLanguage(shell, language)
    .replace(replacedElements, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
}

/** The shell with the currency that amounts are shown in, which its scripts read before they draw (web: lib/format/shown-currency.ts). */
export const withCurrency = (shell: string, currency: ShownCurrency | null): string =>
  currency
    ? shell.replace(
        '</head>',
        () => `  <script type="application/json" data-currency>${jsonInScript(currency)}</script>\n  </head>`,
      )
    : shell

/**
 * The built shell with a page's head, its text for readers without scripts, the files to preload, and the first screen if there is one.
 * Readers without scripts see the text instead of the first screen, whose controls need scripts.
 */
export const renderPage = (shell: string, page: PageHead, part: PagePart = noPart, firstScreen = ''): string => {
  const hasFirstScreen = firstScreen !== ''
  const modules = modulesOf(part)
  const deferred = hasFirstScreen ? deferScripts(shell, modules) : { shell, scripts: '' }
  return setLanguage(deferred.shell, page.language)
    .replace(replacedElements, '')
    .replace('</head>', () => `  ${headOf(page, part, hasFirstScreen ? [] : modules)}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${firstScreen}</div>\n    ${bodyOf(page)}\n    ${deferred.scripts}`,
    )
}
