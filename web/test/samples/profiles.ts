import type { Profile, SessionAnswer } from '../../src/lib/api/model.ts'
import { newId } from './ids.ts'

/** Somebody's own profile, with nothing in it that is not needed; name and mail address of `user`. */
export const aProfile = (user?: SessionAnswer['user'], changes: Partial<Profile> = {}): Profile => ({
  id: user?.id ?? newId(),
  name: user?.name ?? 'Gerda Gæst',
  email: user?.email ?? 'gerda@test.example',
  phone: null,
  photoUrl: user?.photoUrl ?? null,
  dob: null,
  city: null,
  preferredLocale: user?.locale ?? 'da',
  preferredCurrency: user?.currency ?? 'DKK',
  accessibility: { reducedMotion: 'system', highContrast: 'system', textSize: 'normal' },
  privacy: { showCity: false, seoIndex: false, readReceipts: true, marketingOptIn: false },
  marketingOptInAt: null,
  revision: 1,
  ...changes,
})
