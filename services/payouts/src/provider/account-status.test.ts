import { expect, test } from 'vitest'
import { accountStatus } from './account-status.ts'

const fresh = { charges_enabled: false, payouts_enabled: false, details_submitted: false }
const complete = { charges_enabled: true, payouts_enabled: true, details_submitted: true }

test.each([
  ['whose forms are not filled in is being opened', fresh, 'onboarding'],
  ['that may receive and pay out is enabled', { ...complete, capabilities: { transfers: 'active' } }, 'enabled'],
  ['that cannot receive is restricted', { ...complete, capabilities: { transfers: 'pending' } }, 'restricted'],
  [
    'that lacks documents is restricted',
    { ...complete, payouts_enabled: false, requirements: { disabled_reason: 'requirements.past_due' } },
    'restricted',
  ],
  [
    'that the provider rejected is disabled despite active transfers',
    { ...complete, capabilities: { transfers: 'active' }, requirements: { disabled_reason: 'rejected.fraud' } },
    'disabled',
  ],
])('an account %s', (_what, reported, status) => {
  expect(accountStatus(reported)).toBe(status)
})
