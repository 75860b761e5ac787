import type { DeviceSession, Passkey, PasskeyRequest, SignInWays } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { newId } from './ids.ts'

const begun = '2031-05-01T08:00:00.000Z'

/** A browser in which somebody is signed in: Chrome on macOS, not the one that asks. */
export const aDevice = (changes: Partial<DeviceSession> = {}): DeviceSession => ({
  id: newId(),
  name: { browser: 'Chrome', system: 'macOS' },
  network: '203.0.113.x',
  createdAt: begun,
  lastSeenAt: '2031-05-13T08:00:00.000Z',
  current: false,
  ...changes,
})

/** A passkey that was not used yet. */
export const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: newId(),
  name: 'Min telefon',
  createdAt: begun,
  lastUsedAt: null,
  synced: true,
  ...changes,
})

/** Somebody signs in with a password, and links nothing. */
export const signInWays = (changes: Partial<SignInWays> = {}): SignInWays => ({
  hasPassword: true,
  linked: [],
  providers: [],
  ...changes,
})

/** Two-factor is off. */
export const noTwoFactor = { enabled: false, enabledAt: null, recoveryCodesLeft: 0 }

/** Two-factor is on, with all ten recovery codes. */
export const twoFactorOn = { enabled: true, enabledAt: begun, recoveryCodesLeft: 10 }

/** Ten recovery codes that begin with a letter. */
export const recoveryCodes = (letter = 'a'): string[] =>
  Array.from({ length: 10 }, (_, place) => `${letter}${place}bcd-efgh${place}`)

/** What the tabs of the account and of security ask: a password, this one device, and nothing that waits. */
export const accountAnswers = (): Answers => ({
  'GET /api/me/email-change': { pending: null },
  'GET /api/me/security': { loginAlerts: true },
  'GET /api/me/two-factor': noTwoFactor,
  'GET /api/me/passkeys': { passkeys: [] },
  'GET /api/me/sign-in-ways': signInWays(),
  'GET /api/me/sessions': { items: [aDevice({ current: true })] },
  'GET /api/me/deletion': { blockers: [] },
})

/** What the browser is asked to prove with a passkey. */
export const aPasskeyRequest = (): PasskeyRequest => ({
  token: 'begun',
  options: {
    rpId: 'nordbo.test',
    challenge: 'AQIDBA',
    timeout: 60_000,
    allowCredentials: [],
    userVerification: 'required',
  },
})
