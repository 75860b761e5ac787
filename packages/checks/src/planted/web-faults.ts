import type { Fault } from './fault.ts'

const web = 'web/src/features'

/** Faults of pages. All but the last are caught by component tests, without a browser. */
export const webFaults: readonly Fault[] = [
  {
    feature: 'accounts and rights',
    rule: 'signing in leads back to the page that asked for it',
    file: 'web/src/app/guards/require-session.tsx',
    from: 'signInPath(location)',
    to: "signInPath({ ...location, search: '' })",
    caughtBy: {
      file: 'web/src/app/guards/require-session.test.tsx',
      title: 'a page that needs a session sends a visitor to sign in and back',
    },
  },
  {
    feature: 'overview of hosts',
    rule: 'the pages of hosts are closed to guests',
    file: 'web/src/app/guards/require-session.tsx',
    from: "if (needs && !session.has(needs) && !session.has('admin'))",
    to: "if (needs && needs !== 'host' && !session.has(needs) && !session.has('admin'))",
    caughtBy: {
      file: `${web}/requests/requests.test.tsx`,
      title: 'a guest who opens the requests sees why they are redirected and how to become a host',
    },
  },
  {
    feature: 'overview of hosts',
    rule: 'the reason of a decline is kept while the host thinks again',
    file: `${web}/requests/decline-dialog.tsx`,
    from: '<Button variant="quiet" onClick={onClose}>',
    to: '<Button variant="quiet" onClick={() => { setReason(""); onClose() }}>',
    caughtBy: {
      file: `${web}/requests/requests.test.tsx`,
      title: 'a host can cancel declining, and the reason is kept',
    },
  },
  {
    feature: 'personal data',
    rule: 'an account is deleted only after the exact word',
    file: `${web}/data-rights/delete-account-section.tsx`,
    from: 'if (word === deletionWord) remove.mutate()',
    to: "if (word !== '') remove.mutate()",
    caughtBy: {
      file: `${web}/data-rights/data-rights.test.tsx`,
      title: 'the exact word is asked for before an account is deleted',
    },
  },
  {
    feature: 'personal data',
    rule: 'the choice of cookies is asked again when its text has changed',
    file: 'web/src/lib/consent/consent.ts',
    from: 'if (version !== shownVersion || !browserId',
    to: 'if (!version || !browserId',
    caughtBy: { file: `${web}/consent/consent.test.tsx`, title: 'the text of another year asks again' },
  },
  {
    feature: 'booking and paying',
    rule: 'a message to the host has 500 characters at most',
    file: `${web}/booking/order/message-field.tsx`,
    from: 'longestMessage = 500',
    to: 'longestMessage = 5000',
    caughtBy: {
      file: `${web}/booking/booking-dialog.test.tsx`,
      title: 'the message to the host is optional, has a counter, and ends at 500 characters',
    },
  },
  {
    feature: 'booking and paying',
    rule: 'who requests the same days again is led to their request',
    file: `${web}/booking/order/order-problem.tsx`,
    from: "'booking.alreadyRequested': 'openRequest'",
    to: "'booking.alreadyRequested': 'openTrips'",
    caughtBy: {
      file: `${web}/booking/booking-refusals.test.tsx`,
      title: 'a guest who requests the same days again is led to their request',
    },
  },
  {
    feature: 'trips',
    rule: 'trips that need the guest come first',
    file: `${web}/trips/list/trip-sections.ts`,
    from: "(['needsYou', tab, 'ended'] as const)",
    to: "([tab, 'needsYou', 'ended'] as const)",
    caughtBy: {
      file: `${web}/trips/trips.test.tsx`,
      title: 'trips that need the guest come first with a countdown, cancelled ones last',
    },
  },
  {
    feature: 'wishlists and saved searches',
    rule: 'a deleted list can be restored',
    file: `${web}/wishlists/use-delete-with-undo.ts`,
    from: 'onClick: () => restore.mutate(id)',
    to: 'onClick: () => undefined',
    caughtBy: {
      file: `${web}/wishlists/wishlists.test.tsx`,
      title: 'a list is created, renamed, deleted and restored',
    },
  },
  {
    feature: 'homes of hosts',
    rule: 'a change of a home that fails is said',
    file: `${web}/own-listings/use-own-listings.ts`,
    from: "onError: (error) => toastError({ title: t('failedToggle'), description: problemText(error) })",
    to: 'onError: () => undefined',
    caughtBy: {
      file: `${web}/own-listings/own-listings.test.tsx`,
      title: 'a change of a home that fails is worded, and the switch stays',
    },
  },
  {
    feature: 'homes of hosts',
    rule: 'the markup of weekends is 0 to 99 percent',
    file: 'packages/listing-rules/src/limits.ts',
    from: 'weekendPercent: { least: 0, most: 99, step: 5 }',
    to: 'weekendPercent: { least: 0, most: 90, step: 5 }',
    caughtBy: {
      file: `${web}/create-listing/wizard-cases.test.tsx`,
      title: 'the markup of weekends is 0 to 99 percent, and its buttons go in steps of five',
    },
  },
  {
    feature: 'hotels and partners',
    rule: 'the pictures of hotels rotate every six seconds',
    file: `${web}/hotels/hotels-page.tsx`,
    from: '[5, 6_000]',
    to: '[5, 60_000]',
    caughtBy: {
      file: `${web}/hotels/hotels.test.tsx`,
      title: 'the pictures of hotels rotate every six seconds until somebody stops them',
    },
  },
  {
    feature: 'messages and mails',
    rule: 'a message that is being written survives a reload',
    file: 'web/src/lib/browser/use-draft.ts',
    from: "useState(() => read(key) ?? '')",
    to: "useState('')",
    caughtBy: { file: `${web}/messages/writing.test.tsx`, title: 'a draft survives a reload' },
  },
  {
    feature: 'calendars and prices of hosts',
    rule: 'a host cannot select booked days',
    file: `${web}/host-calendar/selection/selection.ts`,
    from: '...withoutRanges([range], stays)]',
    to: 'range]',
    caughtBy: {
      file: `${web}/host-calendar/selection/selection.test.ts`,
      title: 'after any strokes has exactly the days of a set of days, and never a booked one',
    },
  },
  {
    feature: 'a home’s page',
    rule: 'hosts cannot book their own home',
    file: `${web}/listing/price/price-card.tsx`,
    from: 'disabled={isOwn || !home.active}',
    to: 'disabled={!home.active}',
    caughtBy: { file: `${web}/listing/listing.test.tsx`, title: 'hosts cannot book their own home' },
  },
  {
    feature: 'search and map',
    rule: 'a search with dates shows the total of the stay',
    file: 'web/src/domain/listings/listing-card.tsx',
    from: 'home.total === null ? (',
    to: 'home.total === null || home.total > 0 ? (',
    caughtBy: {
      file: `${web}/search/search.test.tsx`,
      title: 'a search with dates shows the total price of each stay, and one without shows a night’s',
    },
  },
  {
    feature: 'search and map',
    rule: 'every filter of the address is asked of the server',
    file: `${web}/search/query/write-search.ts`,
    from: "(includesPets(state) ? { pets: 'true' as const } : {})",
    to: '(includesPets(state) ? {} : {})',
    caughtBy: {
      file: `${web}/search/search.test.tsx`,
      title: 'all parameters of an address are sent to the server, and the old address leads to the new one',
    },
  },
  {
    feature: 'add-ons',
    rule: 'the chosen add-ons can be dismissed',
    file: `${web}/extras/wanted-extras.tsx`,
    from: 'onClick={() => void dismiss()}',
    to: 'onClick={() => undefined}',
    caughtBy: {
      file: `${web}/extras/extras.test.tsx`,
      title: 'the chosen extras can be left for later or dismissed, and nothing is paid',
    },
  },
  {
    feature: 'pages, languages and the frame',
    rule: 'the first Tab offers to skip to the content',
    file: 'web/src/ui/button/skip-link.tsx',
    from: 'href={`#',
    to: 'href={`#the-',
    caughtBy: { file: 'web/src/app/shell/shell.test.tsx', title: 'the first Tab offers to skip to the content' },
  },
  {
    feature: 'pages, languages and the frame',
    rule: 'quiet texts stand out enough to be read, which only a browser measures',
    file: 'web/src/styles/tokens.css',
    from: '  --text-soft: light-dark(var(--ink-soft), var(--frost-soft));',
    to: '  --text-soft: light-dark(#b8c2bd, #59635f);',
    caughtBy: { file: 'web/e2e/accessibility.spec.ts' },
  },
]
