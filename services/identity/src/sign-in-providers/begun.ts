import { Locale, RolePreference, ShownVersions, SignInProviderId } from '@nordbo/contracts'
import { z } from 'zod'

/** What a person went to a provider for. */
export const Begun = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signIn'),
    provider: SignInProviderId,
    rolePreference: RolePreference,
    locale: Locale,
    agreed: ShownVersions,
  }),
  z.object({ kind: z.literal('link'), provider: SignInProviderId }),
  /** `startedAt`: real time, s. The person proves who they are after it. */
  z.object({ kind: z.literal('stepUp'), provider: SignInProviderId, startedAt: z.int() }),
])
export type Begun = z.infer<typeof Begun>
