import type { Fault } from './fault.ts'

const booking = 'booking and paying'
const search = 'search and map'
const lifecycle = 'services/booking/src/lifecycle'

/** Faults of dates, deadlines, calendars, search and reviews. */
export const stayFaults: readonly Fault[] = [
  {
    feature: booking,
    rule: 'a request that nobody answers expires after a week at most',
    file: `${lifecycle}/deadlines.ts`,
    from: 'Math.min(168, Math.max(1, autoExpireHours))',
    to: 'Math.max(1, autoExpireHours)',
    caughtBy: {
      file: `${lifecycle}/booking-lifecycle.properties.test.ts`,
      title: 'never lets a host answer or a guest pay later than check-in, 168 hours or 24 hours',
    },
  },
  {
    feature: booking,
    rule: 'nobody answers a request after its deadline',
    file: `${lifecycle}/booking-transitions.ts`,
    from: "command: 'approve', actor: 'host', to: 'host_approved', when: 'beforeDeadline'",
    to: "command: 'approve', actor: 'host', to: 'host_approved', when: 'anytime'",
    caughtBy: { file: `${lifecycle}/booking-lifecycle.test.ts` },
  },
  {
    feature: booking,
    rule: 'an approved request is paid within 24 hours',
    file: 'packages/contracts/src/booking/deadlines.ts',
    from: 'export const paymentHours = 24',
    to: 'export const paymentHours = 48',
    caughtBy: {
      file: `${lifecycle}/booking-lifecycle.test.ts`,
      title: 'an approval takes the dates and opens 24 hours to pay',
    },
  },
  {
    feature: booking,
    rule: 'no night of a home is booked twice',
    file: 'services/booking/prisma/migrations/20261120140000_book_homes/migration.sql',
    from: 'exclude using gist ("listing_id" with =, daterange("check_in", "check_out") with &&)',
    to: 'check (true)',
    caughtBy: {
      file: 'services/booking/test/calendar.test.ts',
      title: 'the database itself refuses two stays over one night',
    },
  },
  {
    feature: 'calendars and prices of hosts',
    rule: 'the night of an imported event’s last day is free',
    file: 'services/booking/src/calendar-files/parse/event-nights.ts',
    from: 'from < to ? to : addDays(from, 1)',
    to: 'addDays(from < to ? to : from, 1)',
    caughtBy: {
      file: 'services/booking/src/calendar-files/parse/parse-calendar.test.ts',
      title: 'closes whole days up to the end, which is free',
    },
  },
  {
    feature: 'calendars and prices of hosts',
    rule: 'imported nights are closed around the stays of a home',
    file: 'services/booking/src/occupancy/imported-nights.ts',
    from: 'withoutRanges(nights, closed)',
    to: 'withoutRanges(nights, [])',
    caughtBy: { file: 'services/booking/src/occupancy/imported-nights.test.ts' },
  },
  {
    feature: search,
    rule: 'a search with dates finds only homes that are free',
    file: 'services/listings/src/search/stay/stay-sql.ts',
    from: 'fits(filter, {\n        free: Prisma.sql`not ',
    to: 'fits(filter, {\n        free: Prisma.sql`true or not ',
    caughtBy: {
      file: 'services/listings/test/search.test.ts',
      title: 'exclude occupied homes, exact to the day',
    },
  },
  {
    feature: search,
    rule: 'a search with pets finds only homes that allow them',
    file: 'services/listings/src/search/query/filters.ts',
    from: '(query.pets ? [Prisma.sql`s.pets_allowed`] : [])',
    to: '(query.pets ? [Prisma.sql`true`] : [])',
    caughtBy: { file: 'services/listings/test/search.test.ts', title: 'by pets find only matching homes' },
  },
  {
    feature: search,
    rule: 'a search finds only homes that sleep all guests',
    file: 'services/listings/src/search/query/statement.ts',
    from: 's.max_guests >= ',
    to: 's.max_guests + 4 >= ',
    caughtBy: { file: 'services/listings/test/search.test.ts', title: 'by guests find only matching homes' },
  },
  {
    feature: 'trips',
    rule: 'a guest reads how to get the key 48 hours before check-in',
    file: 'packages/contracts/src/booking/deadlines.ts',
    from: 'export const arrivalNotesHours = 48',
    to: 'export const arrivalNotesHours = 96',
    caughtBy: {
      file: 'services/booking/src/trips/arrival-notes.test.ts',
      title: 'arrival notes appear 48 hours before check-in, and the time is known before',
    },
  },
  {
    feature: 'trips',
    rule: 'a trip that ended without a stay is listed last',
    file: 'services/booking/src/trips/trip-tabs.ts',
    from: 'booking.checkIn >= today || open.has(booking.status)',
    to: 'booking.checkIn >= today',
    caughtBy: {
      file: 'services/booking/src/trips/trip-tabs.test.ts',
      title: 'keeps an open trip upcoming though its check-in day has passed',
    },
  },
  {
    feature: 'reviews and damage',
    rule: 'reviews are published only when both are written',
    file: 'services/listings/src/reviews/publication.ts',
    from: 'both || now >= publishAt',
    to: 'written.length > 0 || both || now >= publishAt',
    caughtBy: {
      file: 'services/listings/src/reviews/publication.properties.test.ts',
      title: 'every review is published once; the first waits for the second or for its deadline',
    },
  },
  {
    feature: 'reviews and damage',
    rule: 'a single review is published after 14 days',
    file: 'packages/contracts/src/listings/reviews.ts',
    from: 'publishedAfterDays = 14',
    to: 'publishedAfterDays = 13',
    caughtBy: {
      file: 'services/listings/src/reviews/publication.properties.test.ts',
      title: 'a single review is published the instant its 14 days are over, and not before',
    },
  },
  {
    feature: 'wishlists and saved searches',
    rule: 'nobody changes a list of somebody else',
    file: 'services/listings/src/wishlists/wishlist-store.ts',
    from: 'where: { id, userId: owner.value, deletedAt: null }',
    to: 'where: { id, deletedAt: null }',
    caughtBy: {
      file: 'services/listings/test/wishlists.test.ts',
      title: 'does not exist for anybody but its owner',
    },
  },
]
