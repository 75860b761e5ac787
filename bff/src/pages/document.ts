import { type PhotoDescriptor, productName } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'
import { photoSrcSet } from './addresses.ts'
import { deferScripts } from './late-scripts.ts'
import { pageTexts } from './texts.ts'

/** What the server says in a page before any script runs: for crawlers, link previews and people without scripts. */
export interface PageHead {
  language: PageLanguage
  /** Without the product's name. */
  title: string
  description: string
  /** Absolute address that stands for every variant of the page; null where none should be indexed. */
  canonical: string | null
  /** The same page in each language. */
  alternates: readonly { language: string; href: string }[]
  /** Absolute address of the picture that link previews show. */
  image: string | null
  type: 'website' | 'product'
  /** Structured data (schema.org), each a document of its own. */
  structured: readonly object[]
  /** The picture of a home that the page shows first, so that the browser fetches it while scripts load. */
  cover: Pick<PhotoDescriptor, 'hash' | 'width'> | null
  /** Readable HTML for who runs no scripts; escaped by its maker. */
  body: string
  /** Answers that the page's scripts will ask for first, by their path: they need not ask. */
  answers: readonly { path: string; answer: object }[]
}

/** What the build says that a page needs first (web/scripts/page-parts.ts). */
export interface PagePart {
  modules: readonly string[]
  /** A picture of the page's own. */
  picture: { srcSet: string; sizes: string; type: string } | null
  /** Widths in which the page shows a home's first picture, as `sizes` of an image; null where it shows none. */
  coverSizes: string | null
}

/** Nothing is known of the build. */
const noPart: PagePart = { modules: [], picture: null, coverSizes: null }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** JSON as it may stand in a script element: nothing in it ends the element. */
const jsonInScript = (value: object): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** At most `most` characters, ended at a word. */
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
    meta('property', 'og:locale', page.language === 'da' ? 'da_DK' : 'en_GB'),
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

const general =
  /\s*<title>[^<]*<\/title>|\s*<meta\s+(?:name="(?:description|twitter:card|robots)"|property="og:[^"]*")[^>]*>/g

const speak = (shell: string, language: PageLanguage): string =>
  shell.replace(/<html lang="[^"]*"/, `<html lang="${language}"`)

/** The built shell in a language, for pages that have no head of their own. `texts`: the pieces of the build that hold its words. */
export const localizedShell = (shell: string, language: PageLanguage, texts: readonly string[] = []): string => {
  // It is built in Danish.
  if (language === 'da') return shell
  const { title, description } = pageTexts[language].home
  const head = [
    `<title>${escapeHtml(`${title} – ${productName}`)}</title>`,
    meta('name', 'description', description),
    ...modulesOf({ ...noPart, modules: texts }),
  ]
  return speak(shell, language)
    .replace(general, '')
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
}

/**
 * The built shell with a page's own head and readable body in it, with what the browser may fetch before scripts ask, and with the first
 * screen, where one is drawn. Who runs no scripts reads the text instead: nothing on that screen would do anything.
 */
export const renderPage = (shell: string, page: PageHead, part: PagePart = noPart, firstScreen = ''): string => {
  const drawn = firstScreen !== ''
  const modules = modulesOf(part)
  const begun = drawn ? deferScripts(shell, modules) : { shell, scripts: '' }
  return speak(begun.shell, page.language)
    .replace(general, '')
    .replace('</head>', () => `  ${headOf(page, part, drawn ? [] : modules)}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${firstScreen}</div>\n    ${bodyOf(page)}\n    ${begun.scripts}`,
    )
}
