import type { Fault } from './fault.ts'

const rights = 'accounts and rights'
const messages = 'messages and mails'
const data = 'personal data'

/** Faults of rights, sign-in, suspension, personal data, messages and servers. */
export const peopleFaults: readonly Fault[] = [
  {
    feature: rights,
    rule: 'nobody acts for the owner of something but the owner and administrators',
    file: 'packages/service-kit/src/access/access.ts',
    from: "(actor.userId === ownerId || actor.roles.includes('admin'))",
    to: "(actor.userId === ownerId || !actor.roles.includes('guest') || actor.roles.length > 1)",
    caughtBy: { file: 'packages/service-kit/src/access/access.test.ts' },
  },
  {
    feature: rights,
    rule: 'strangers see nothing of a booking',
    file: 'services/booking/src/people/caller.ts',
    from: "ownerOrAdmin(actor, booking.hostId) ? 'host' : undefined",
    to: "ownerOrAdmin(actor, booking.hostId) ? 'host' : 'guest'",
    caughtBy: {
      file: 'services/booking/test/instant-booking.test.ts',
      title: 'strangers see nothing of a booking, its host sees no secret',
    },
  },
  {
    feature: rights,
    rule: 'a guest is not let in as a host',
    file: 'packages/service-kit/src/access/access.ts',
    from: "role === 'host' || role === 'admin'",
    to: "role === 'guest' || role === 'host' || role === 'admin'",
    caughtBy: {
      file: 'packages/service-kit/src/access/access.test.ts',
      title: 'hosts and administrators pass as hosts, guests and hotel partners do not',
    },
  },
  {
    feature: rights,
    rule: 'a suspended person cannot book',
    file: 'services/booking/src/people/suspended.ts',
    from: '::uuid) as suspended',
    to: '::uuid) and false as suspended',
    caughtBy: {
      file: 'services/booking/test/instant-booking.test.ts',
      title: 'suspended people cannot book until their suspension is lifted',
    },
  },
  {
    feature: rights,
    rule: 'ten wrong passwords from one place end the tries',
    file: 'services/identity/src/attempts/sign-in-counts.ts',
    from: 'count: config.SIGN_IN_LIMIT,',
    to: 'count: config.SIGN_IN_NETWORK_LIMIT,',
    caughtBy: {
      file: 'services/identity/test/attempts.test.ts',
      title: 'stops after ten tries from one place, whether the account exists or not',
    },
  },
  {
    feature: rights,
    rule: 'a common password is refused',
    file: 'services/identity/src/credentials/password-rules.ts',
    from: "if (isCommonPassword(password)) return err('auth.passwordTooCommon')",
    to: "if (isCommonPassword(password) && password === '') return err('auth.passwordTooCommon')",
    caughtBy: {
      file: 'services/identity/src/credentials/password-rules.test.ts',
      title: 'a common password is refused in any case',
    },
  },
  {
    feature: messages,
    rule: 'phone numbers are hidden',
    file: 'packages/contracts/src/values/masking/mask-contacts.ts',
    from: '...phoneSpans(left), ...spokenSpans(left)',
    to: '...spokenSpans(left)',
    caughtBy: { file: 'packages/contracts/src/values/masking/mask-contacts.test.ts' },
  },
  {
    feature: messages,
    rule: 'no push arrives in the night',
    file: 'services/messaging/src/push/quiet-hours.ts',
    from: 'const beginsAt = 22',
    to: 'const beginsAt = 24',
    caughtBy: { file: 'services/messaging/src/push/quiet-hours.test.ts' },
  },
  {
    feature: messages,
    rule: 'nobody writes in a blocked thread',
    file: 'services/messaging/prisma/migrations/20261204110000_thread_faults/migration.sql',
    from: 't."guest_blocked" or t."host_blocked"',
    to: 't."guest_blocked" and t."host_blocked"',
    caughtBy: {
      file: 'services/messaging/test/threads.test.ts',
      title: 'nobody writes in a blocked thread until the person who blocked it allows it again',
    },
  },
  {
    feature: data,
    rule: 'an erasure leaves no words of the person',
    file: 'services/booking/src/personal-data/personal-data.ts',
    from: 'update booking set message = null,',
    to: 'update booking set message = message,',
    caughtBy: {
      file: 'packages/testkit/test/erasure.test.ts',
      title: 'a person with everything is erased within 60 s, and of them only the stated bookkeeping remains',
    },
  },
  {
    feature: data,
    rule: 'rows are kept no longer than their rule says',
    file: 'packages/service-kit/src/retention/apply-rule.ts',
    from: '- days * dayMs)',
    to: '- (days + 7) * dayMs)',
    caughtBy: { file: 'packages/testkit/test/retention.test.ts' },
  },
  {
    feature: 'hotels and partners',
    rule: 'a hotel that is not active exists for nobody',
    file: 'services/listings/src/search/index/listed.ts',
    from: 's.active and s.base_ore > 0',
    to: 's.base_ore > 0',
    caughtBy: {
      file: 'services/listings/test/hotels.test.ts',
      title: 'a hotel that is not active exists for nobody',
    },
  },
  {
    feature: 'servers and tools',
    rule: 'a page of another origin changes nothing',
    file: 'bff/src/http/plugins/origin.ts',
    from: "origin === undefined ? site !== 'cross-site' : isOwnOrigin",
    to: 'origin === undefined ? true : isOwnOrigin',
    caughtBy: {
      file: 'bff/src/http/plugins/origin.test.ts',
      title: 'a request without an Origin header is accepted unless it is marked cross-site',
    },
  },
  {
    feature: 'servers and tools',
    rule: 'the core of the tests runs whatever a change reaches',
    file: 'packages/devstack/src/suite/selection/tier-plan.ts',
    from: "core.has(test.file) ? 'core' : ",
    to: '',
    caughtBy: {
      file: 'packages/devstack/src/suite/selection/tier-plan.test.ts',
      title: 'the core always runs, then what the change reaches, and the rest by age with what never passed first',
    },
  },
]
