import type { CoverageRow, Requirement } from '../coverage/check-coverage.ts'

/** Files whose tests are of money, rights or erasure, or of what a crash must not lose. They may never be in quarantine. */
const protectedFiles: readonly RegExp[] = [
  // Money
  /^services\/(?:payouts|pricing)\//,
  /^services\/booking\/(?:src|test)\/.*(?:payment|payout|cancel|refund|card|dispute|hold|charge|campaign|alteration|fee)/,
  /^services\/booking\/src\/(?:payments|cancellation|money)\//,
  /^bff\/(?:src|test)\/.*(?:webhook|payment|payout|checkout|refund)/,
  /^packages\/(?:sandbox|contracts)\/.*(?:money|payment|payout|fee|refund)/,
  /^packages\/testkit\/test\/(?:money|webhook|provider-faults|idempotency|concurrent-booking|lifecycle)/,
  /^web\/(?:e2e|src)\/.*(?:payment|payout|checkout|refund|cancel|dispute|claim|money|economy|earnings|fees?)\b/,
  // Rights
  /^services\/identity\//,
  /^bff\/(?:src|test)\/.*(?:session|sign-in|auth|permission|limit|csrf|two-factor|passkey)/,
  /^packages\/service-kit\/.*(?:token|procedure|principal|permission|secret)/,
  /^packages\/testkit\/test\/(?:permissions|least-privilege|host-routes|suspension|routes\/|encrypted-servers)/,
  /^web\/(?:e2e|src)\/.*(?:sign-in|auth|passkey|two-factor|guard|suspen|session)/,
  // Erasure and what the law says of data
  /(?:eras|retention|data-export|privacy|consent|newsletter|unsubscribe)/,
  // Crashes
  /(?:crash|killed-|restarted-servers)/,
]

/** Areas of packages/checks/requirements.tsv that are of money, rights or erasure: no test that proves one of theirs may be in quarantine. */
const protectedAreas: ReadonlySet<string> = new Set([
  ...['payment', 'payments', 'payment methods', 'payouts', 'payout account', 'refunds', 'cancellation', 'checkout'],
  ...['holds', 'pricing', 'discounts', 'host fees', 'admin economy', 'damage report', 'claims', 'extras'],
  ...['auth', 'roles', 'guards', 'access', 'host access', 'admin access', 'host scope', 'sessions', 'security'],
  ...['suspension', 'verification', 'privacy policy', 'privacy and data', 'idempotency', 'doors'],
])

/** Whether a test is of money, rights or erasure, by its file or by what docs/coverage.tsv says that it proves. */
export const isProtected = (
  { file, test }: { file: string; test: string },
  claims: readonly Pick<CoverageRow, 'id' | 'file' | 'test'>[],
  requirements: readonly Requirement[],
): boolean => {
  if (protectedFiles.some((pattern) => pattern.test(file))) return true
  const ids = new Set(requirements.filter(({ area }) => protectedAreas.has(area)).map(({ id }) => id))
  return claims.some((claim) => claim.file === file && claim.test === test && ids.has(claim.id))
}
