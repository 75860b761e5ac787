/** Who reads the texts of a namespace (docs/product/languages.md, Who reads what). */
export type Audience = 'guest' | 'host' | 'admin'

/** Namespaces that the web fetches together: with the first screen, with what most other pages can be refused, with the choice of cookies, with booking, with a kind of page. */
export type Part =
  | 'first'
  | 'errors'
  | 'account'
  | 'consent'
  | 'admin'
  | 'booking'
  | 'hub'
  | 'late'
  | 'hosting'
  | 'hotels'
  | 'drafts'
  | 'host'
  | 'hostMessages'
  | 'stayRules'
  | 'tabs'
  | 'locale'
  | 'notifications'
  | 'offline'
  | 'partner'
  | 'unsubscribe'
  | 'wishlists'
  | 'messages'
  | 'written'
  | 'contact'

interface Namespace {
  audience: Audience
  /** The part of the web that it comes with; null where only the server writes it. */
  part: Part | null
  /** Another namespace that its texts join, so that readers know one. */
  joins?: string
}

/**
 * Every namespace: a file of each language (`locales/<code>/<namespace>.json`). A language for guests has those of
 * guests; the others are in English.
 */
export const namespaces = {
  accessibility: { audience: 'guest', part: 'late' },
  account: { audience: 'guest', part: 'account' },
  admin: { audience: 'admin', part: 'admin' },
  alterations: { audience: 'guest', part: 'late' },
  auth: { audience: 'guest', part: 'account' },
  booking: { audience: 'guest', part: 'booking' },
  calendarSync: { audience: 'host', part: 'host' },
  cards: { audience: 'guest', part: 'late' },
  common: { audience: 'guest', part: 'first' },
  consent: { audience: 'guest', part: 'consent' },
  contact: { audience: 'guest', part: 'contact' },
  createListing: { audience: 'host', part: 'host' },
  damage: { audience: 'guest', part: 'late' },
  dataRights: { audience: 'guest', part: 'tabs' },
  drafts: { audience: 'host', part: 'drafts' },
  editListing: { audience: 'host', part: 'host' },
  errors: { audience: 'guest', part: 'first' },
  errorsAccount: { audience: 'guest', part: 'account', joins: 'errors' },
  errorsContact: { audience: 'guest', part: 'contact', joins: 'errors' },
  errorsLate: { audience: 'guest', part: 'errors', joins: 'errors' },
  errorsPartner: { audience: 'guest', part: 'partner', joins: 'errors' },
  extras: { audience: 'host', part: 'host' },
  home: { audience: 'guest', part: 'first' },
  host: { audience: 'host', part: 'host' },
  'host-calendar': { audience: 'host', part: 'host' },
  hostHelp: { audience: 'host', part: 'host' },
  hostMessages: { audience: 'host', part: 'hostMessages' },
  hostSettings: { audience: 'host', part: 'host' },
  hosting: { audience: 'guest', part: 'hosting' },
  hotels: { audience: 'guest', part: 'hotels' },
  letters: { audience: 'guest', part: null },
  lettersAccount: { audience: 'guest', part: null, joins: 'letters' },
  lettersAfterStay: { audience: 'guest', part: null, joins: 'letters' },
  lettersBooking: { audience: 'guest', part: null, joins: 'letters' },
  lettersChanges: { audience: 'guest', part: null, joins: 'letters' },
  lettersHost: { audience: 'host', part: null, joins: 'letters' },
  lettersPayouts: { audience: 'host', part: null, joins: 'letters' },
  lettersRefunds: { audience: 'guest', part: null, joins: 'letters' },
  listing: { audience: 'guest', part: 'first' },
  locale: { audience: 'guest', part: 'locale' },
  map: { audience: 'guest', part: 'first' },
  messages: { audience: 'guest', part: 'messages' },
  notifications: { audience: 'guest', part: 'notifications' },
  offline: { audience: 'guest', part: 'offline' },
  overview: { audience: 'host', part: 'host' },
  ownListings: { audience: 'host', part: 'host' },
  pages: { audience: 'guest', part: null },
  partner: { audience: 'guest', part: 'partner' },
  payment: { audience: 'guest', part: 'booking' },
  payouts: { audience: 'host', part: 'late' },
  profile: { audience: 'guest', part: 'hub' },
  receipts: { audience: 'guest', part: null },
  requests: { audience: 'host', part: 'late' },
  reservations: { audience: 'host', part: 'late' },
  reviews: { audience: 'guest', part: 'late' },
  search: { audience: 'guest', part: 'first' },
  security: { audience: 'guest', part: 'account' },
  shell: { audience: 'guest', part: 'first' },
  stayRules: { audience: 'host', part: 'stayRules' },
  trips: { audience: 'guest', part: 'late' },
  ui: { audience: 'guest', part: 'first' },
  unsubscribe: { audience: 'guest', part: 'unsubscribe' },
  verification: { audience: 'guest', part: 'tabs' },
  wishlists: { audience: 'guest', part: 'first' },
  written: { audience: 'guest', part: 'written' },
  wishlistsLate: { audience: 'guest', part: 'wishlists', joins: 'wishlists' },
} as const satisfies Record<string, Namespace>

/** The name of a namespace, and of its file. */
export type NamespaceName = keyof typeof namespaces

const isNamespace = (name: string): name is NamespaceName => Object.hasOwn(namespaces, name)

/** All namespaces. */
export const namespaceNames: readonly NamespaceName[] = Object.keys(namespaces).filter(isNamespace)

/** The files whose texts a namespace has: its own, and those that join it. */
export const filesOfNamespace = (name: NamespaceName): NamespaceName[] =>
  namespaceNames.filter((file) => {
    const entry: Namespace = namespaces[file]
    return file === name || entry.joins === name
  })

/** All parts of the web. */
export const parts = [
  'first',
  'errors',
  'account',
  'consent',
  'admin',
  'booking',
  'hub',
  'late',
  'hosting',
  'hotels',
  'drafts',
  'host',
  'hostMessages',
  'stayRules',
  'tabs',
  'locale',
  'notifications',
  'offline',
  'partner',
  'unsubscribe',
  'wishlists',
  'messages',
  'written',
  'contact',
] as const satisfies readonly Part[]

/** The namespaces of a part of the web, each with the namespace that its texts are known by there. */
export const namespacesOf = (part: Part): { file: NamespaceName; namespace: string }[] =>
  namespaceNames.flatMap((file) => {
    const entry: Namespace = namespaces[file]
    return entry.part === part ? [{ file, namespace: entry.joins ?? file }] : []
  })

/** The parts that lead from the front page to a paid stay. A language is offered once it has them itself (docs/product/languages.md, Languages). */
const leading: readonly (Part | null)[] = ['first', 'errors', 'booking'] satisfies Part[]

/** Is a language with this reach offered only with its own texts of the namespace? */
export const waitsForNamespace = (reach: 'whole' | 'guest' | 'differences', name: NamespaceName): boolean =>
  needsNamespace(reach, name) && (reach === 'whole' || leading.includes(namespaces[name].part))

/** Must a language with this reach have the texts of the namespace itself? */
export const needsNamespace = (reach: 'whole' | 'guest' | 'differences', name: NamespaceName): boolean =>
  reach === 'whole' || (reach === 'guest' && namespaces[name].audience === 'guest')
