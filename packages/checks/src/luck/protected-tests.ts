import type { CoverageRow, Requirement } from '../coverage/check-coverage.ts'

/** Services that are of money or rights as a whole. */
const protectedServices = /^services\/(?:identity|payouts|pricing)\//

/** Beginnings of words in the path of a test of money. */
const money = [
  ...['money', 'payment', 'payout', 'checkout', 'refund', 'cancel', 'dispute', 'claim', 'charge', 'damage', 'fee'],
  ...['price', 'pricing', 'discount', 'campaign', 'quote', 'total', 'receipt', 'currenc', 'earning', 'econom'],
  ...['card', 'hold', 'own-hold', 'extra', 'alteration', 'main-job', 'instant-booking', 'concurrent-booking'],
  ...['webhook', 'provider-faults', 'idempotency', 'lifecycle-histories'],
]

/** Of one of rights: who may do what, and as whom. */
const rights = [
  ...['auth', 'sign-in', 'session', 'passkey', 'two-factor', 'step-up', 'token', 'procedure', 'secret', 'encrypted'],
  ...['permission', 'least-privilege', 'routes', 'host-routes', 'role', 'admin', 'guard', 'suspension', 'verif'],
  ...['limits', 'shared-answers', 'revalidation', 'report-and-block', 'reports-and-blocks', 'account-devices'],
]

/** Of one of erasure and of what people may demand of their data. */
const erasure = [
  ...['eras', 'retention', 'data-export', 'data-rights', 'delete-account', 'privacy', 'consent', 'newsletter'],
  ...['unsubscribe'],
]

const protectedWords = new RegExp(`[/-](?:${[...money, ...rights, ...erasure].join('|')})`)

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
  if (protectedServices.test(file) || protectedWords.test(file)) return true
  const ids = new Set(requirements.filter(({ area }) => protectedAreas.has(area)).map(({ id }) => id))
  return claims.some((claim) => claim.file === file && claim.test === test && ids.has(claim.id))
}
