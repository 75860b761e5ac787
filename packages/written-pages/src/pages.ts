/** The address of every written page, by the name of its files (docs/product/pages.md). */
export const writtenPaths = {
  about: '/about',
  help: '/help',
  safety: '/safety',
  terms: '/terms',
  privacy: '/privacy',
  cancellation: '/cancellation',
  cookies: '/cookies',
  contact: '/contact',
  partner: '/hoteller/partner',
  imprint: '/imprint',
  accessibility: '/accessibility',
  ranking: '/ranking',
  fees: '/fees',
  careers: '/careers',
  press: '/press',
  blog: '/blog',
  'host-resources': '/host/resources',
  'host-guide': '/host/guide',
  'host-insurance': '/host/insurance',
} as const

/** The name of a written page, and of its files. */
export type PageSlug = keyof typeof writtenPaths

const isSlug = (name: string): name is PageSlug => name in writtenPaths

/** The names of all written pages. */
export const pageSlugs: readonly PageSlug[] = Object.keys(writtenPaths).filter(isSlug)

/** The written page at a path; undefined for other paths. */
export const pageOfPath = (path: string): PageSlug | undefined => pageSlugs.find((slug) => writtenPaths[slug] === path)

/** A written page in one language. Its texts may contain figures, `{{name}}`. */
export interface WrittenPage {
  title: string
  /** One sentence for search engines. */
  description: string
  /** When it changed last, `YYYY-MM-DD`. */
  updated: string
  /** Versions, the newest first; only of what people agree to. */
  changes: { version: number; date: string; text: string }[]
  /** The sections, for the table of contents. */
  sections: { id: string; title: string }[]
  /** Questions with answers as HTML, and with words that find them though they are in neither; only of the help. */
  questions: { id: string; topic: string; question: string; answer: string; searchWords: string[] }[]
  /** Its content as HTML. */
  html: string
}
