/**
 * Test files that every run has, whatever a change reaches: what must never break unseen. Rules are tested by unit tests, which always
 * run whole.
 */
export const coreTests = {
  /** By what they protect. */
  integration: {
    money: ['packages/testkit/test/money-histories.test.ts', 'packages/testkit/test/webhook-orders.test.ts'],
    rights: [
      'packages/testkit/test/permissions.test.ts',
      'packages/testkit/test/least-privilege.test.ts',
      'packages/testkit/test/suspension.test.ts',
    ],
    erasure: ['packages/testkit/test/erasure.test.ts', 'packages/testkit/test/data-export.test.ts'],
    crashes: ['packages/testkit/test/killed-processes.test.ts', 'packages/testkit/test/killed-payouts.test.ts'],
    twice: ['packages/testkit/test/concurrent-booking.test.ts', 'packages/testkit/test/idempotency.test.ts'],
    services: [
      'bff/test/sessions.test.ts',
      'services/booking/test/instant-booking.test.ts',
      'services/identity/test/sessions.test.ts',
      'services/listings/test/search.test.ts',
      'services/messaging/test/threads.test.ts',
      'services/payouts/test/payouts.test.ts',
      'services/pricing/test/rates.test.ts',
      'packages/service-kit/test/events.test.ts',
    ],
    starting: ['packages/devstack/test/start.test.ts'],
  },
  browser: {
    'main job, request and host': ['web/e2e/main-job.spec.ts', 'web/e2e/host-requests.spec.ts'],
    payment: ['web/e2e/payment.spec.ts'],
    'sign-in': ['web/e2e/auth.spec.ts'],
    chat: ['web/e2e/messages.spec.ts'],
    keyboard: ['web/e2e/booking-keyboard.spec.ts'],
    'one page a role': ['web/e2e/accessibility.spec.ts'],
    'first screen': ['web/e2e/first-screen.spec.ts'],
  },
} as const

/** All files of the core. */
export const coreFiles = (): string[] => Object.values(coreTests).flatMap((kind) => Object.values(kind).flat())

/** Core files that are no test files, as sentences. */
export const missingCore = (tests: readonly string[]): string[] =>
  coreFiles()
    .filter((file) => !tests.includes(file))
    .map((file) => `${file} of the core does not exist: name its successor in core-tests.ts`)
