import type { PasskeyRequest } from '@nordbo/contracts'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Deps } from '../core/deps.ts'
import { ceremonyTimeoutMs, openCeremony } from './ceremonies.ts'
import { toDescriptor } from './passkey-row.ts'
import { relyingPartyOf } from './relying-party.ts'

/** Begins a proof: of any passkey that the device has for the product, or of one of these. */
export const requestPasskey = async (
  { config, db }: Pick<Deps, 'config' | 'db'>,
  begun: { purpose: 'passkeySignIn' } | { purpose: 'passkeyStepUp'; userId: string },
  allowed: readonly Parameters<typeof toDescriptor>[0][],
): Promise<PasskeyRequest> => {
  const { id: rpId } = relyingPartyOf(config)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  const token = await openCeremony(db.client, { ...begun, challenge })
  return {
    token,
    options: {
      ...{ rpId, challenge, timeout: ceremonyTimeoutMs, userVerification: 'required' },
      allowCredentials: allowed.map(toDescriptor),
    },
  }
}
