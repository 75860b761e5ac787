import {
  clientNetwork,
  err,
  type identityService,
  type NewSession,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { LimitOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { enter } from '../people/enter.ts'
import { counted } from '../two-factor/second-factor.ts'
import { takeCeremony } from './ceremonies.ts'
import { relyingPartyOf } from './relying-party.ts'
import { requestPasskey } from './request-passkey.ts'
import { acceptProof, findPasskey } from './verify.ts'

type Procedures = typeof identityService.procedures
type Input = ParsedInputOf<Procedures['passkeySignIn']>

/** Begins a sign-in with a passkey. Nobody is named, so that the answer says nothing of accounts. */
export const startPasskeySignIn =
  (deps: Deps) => async (): Promise<Result<OutputOf<Procedures['startPasskeySignIn']>>> =>
    ok(await requestPasskey(deps, { purpose: 'passkeySignIn' }, []))

/** The limit of failed passkeys: of a known browser for itself, of all others by network. No account can be locked by them. */
const limitOf = ({ config }: Pick<Deps, 'config'>, ip: string, device: string | undefined): LimitOf => ({
  limit: { count: config.SIGN_IN_NETWORK_LIMIT, windowSeconds: config.SIGN_IN_LONG_WINDOW_SECONDS },
  key: device === undefined ? ['passkey', clientNetwork(ip)] : ['passkey', 'device', device],
})

/**
 * Signs in with a passkey (docs/product/people.md, Passkeys). The device made sure of the person, so it counts as both factors. A passkey
 * that nobody has and a wrong signature are refused alike; only the right one reveals a suspension.
 */
export const passkeySignIn =
  (deps: Deps) =>
  async ({ proof, client, presented }: Input): Promise<Result<NewSession>> => {
    const { config, db, devices, logSignInFailure } = deps
    const challenge = await takeCeremony(db.client, 'passkeySignIn', proof.token, null)
    if (challenge === undefined) return err('passkey.expired')
    const passkey = await findPasskey(db.client, proof)
    const device = passkey ? devices.find(client.device, passkey.user.email) : undefined
    const accepted = await counted(deps, [limitOf(deps, client.ip, device)], async () =>
      // Without a name asked for, the device says whose passkey it is.
      passkey && proof.response.userHandle !== null
        ? acceptProof(db.client, relyingPartyOf(config), challenge, { passkey, proof })
        : err('passkey.refused'),
    )
    const refuse = (refusal: ReturnType<typeof err>): ReturnType<typeof err> => {
      logSignInFailure({ email: passkey?.user.email ?? '', ip: client.ip, device }, refusal.error.code)
      return refusal
    }
    if (!accepted.ok) return refuse(accepted)
    if (!passkey) return refuse(err('passkey.refused'))
    const opened = await enter(deps, passkey.user, { client, presented })
    return opened.ok ? opened : refuse(opened)
  }
