import { productName } from '@nordbo/contracts'

/** What the server says in a page before any script runs: for crawlers, link previews and people without scripts. */
export interface PageHead {
  language: 'da' | 'en'
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
  /** The cover that the page will show first, so that the browser fetches it while scripts load. */
  preload: { srcSet: string; sizes: string; type: string } | null
  /** Readable HTML for who runs no scripts; escaped by its maker. */
  body: string
}

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

const headOf = (page: PageHead): string =>
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
    ...(page.preload
      ? [
          `<link rel="preload" as="image" type="${page.preload.type}" imagesrcset="${escapeHtml(page.preload.srcSet)}" imagesizes="${escapeHtml(page.preload.sizes)}" fetchpriority="high" />`,
        ]
      : []),
    ...page.structured.map((each) => `<script type="application/ld+json">${jsonInScript(each)}</script>`),
  ].join('\n    ')

const general =
  /\s*<title>[^<]*<\/title>|\s*<meta\s+(?:name="(?:description|twitter:card|robots)"|property="og:[^"]*")[^>]*>/g

/** The built shell with a page's own head and readable body in it. */
export const fillShell = (shell: string, page: PageHead): string =>
  shell
    .replace(general, '')
    .replace(/<html lang="[^"]*"/, `<html lang="${page.language}"`)
    .replace('</head>', () => `  ${headOf(page)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"></div>\n    <noscript>${page.body}</noscript>`)
