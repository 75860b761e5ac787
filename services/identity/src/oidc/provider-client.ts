import { createHash } from 'node:crypto'
import { err, ok, type Result } from '@nordbo/contracts'
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import type { RequestSecrets } from './browser-token.ts'
import { type ProviderClaims, toClaims } from './claims.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** How long a provider may take for each answer, s. */
const requestSeconds = 4
/** How long what a provider says about itself, its keys included, is used again. */
const keptMs = 60 * 60 * 1_000

/** The provider gave no answer, or one that says that it is broken. */
class ProviderDown extends Error {}

const fetchFromProvider: CustomFetch = async (url, { body, signal, ...options }) => {
  const response = await fetch(url, { ...options, body: body ?? null, signal: signal ?? null }).catch(
    (cause: unknown) => {
      throw new ProviderDown('a provider cannot be reached', { cause })
    },
  )
  if (response.status >= 500) throw new ProviderDown(`a provider answered ${response.status}`)
  return response
}

/** The challenge of PKCE, by S256. */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

const causesOf = (error: unknown): unknown[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : error === undefined ? [] : [error]

/** The refusal for what went wrong at a provider; rethrows what is a mistake of ours. */
const refusalOf = (error: unknown): Result<never> => {
  if (causesOf(error).some((each) => each instanceof ProviderDown)) return err('oidc.unavailable')
  if (error instanceof AuthorizationResponseError)
    return err(error.error === 'access_denied' ? 'oidc.denied' : 'oidc.unavailable')
  if (error instanceof ClientError || error instanceof ResponseBodyError) return err('oidc.refused')
  throw error
}

/** A configured provider, as openid-client speaks with it. */
export interface ProviderClient {
  settings: ProviderSettings
  /** Learns the provider's addresses and keys, unless they are known. */
  ready(): Promise<Result<Configuration>>
  /** Where the browser goes. `isFresh`: the provider asks the person anew who they are. */
  addressFor(provider: Configuration, secrets: RequestSecrets, isFresh: boolean): string
  /** Uses up the code of an answer. Returns what the provider says of the person, once signature and claims are checked. */
  claimsOf(provider: Configuration, answer: URLSearchParams, secrets: RequestSecrets): Promise<Result<ProviderClaims>>
}

/** The claims of an ID token, completed by userinfo for a provider whose tokens name no address. */
const completed = async (
  provider: Configuration,
  { claims, accessToken }: { claims: Record<string, unknown> & { sub: string }; accessToken: string },
): Promise<ProviderClaims> => {
  const isWhole = claims.email !== undefined || provider.serverMetadata().userinfo_endpoint === undefined
  const more = isWhole ? {} : await fetchUserInfo(provider, accessToken, claims.sub)
  return toClaims({ ...more, ...claims })
}

/**
 * Speaks with a provider: authorization code flow with PKCE, state and nonce. The signature of the ID token is checked although it comes
 * from the provider itself.
 */
export const openProviderClient = (settings: ProviderSettings, publicUrl: string): ProviderClient => {
  const returnUrl = new URL(`/api/auth/providers/${settings.id}/callback`, publicUrl)
  let known: { provider: Configuration; untilMs: number } | undefined
  const discover = async (): Promise<Configuration> => {
    if (known && known.untilMs > Date.now()) return known.provider
    const isPlain = settings.issuer.startsWith('http:')
    const provider = await discovery(
      new URL(settings.issuer),
      settings.clientId,
      {},
      ClientSecretPost(settings.clientSecret),
      {
        [customFetch]: fetchFromProvider,
        timeout: requestSeconds,
        // Production refuses such an issuer (production-rules.ts).
        execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
      },
    )
    known = { provider, untilMs: Date.now() + keptMs }
    return provider
  }
  return {
    settings,
    ready: () => discover().then(ok, refusalOf),
    addressFor: (provider, { state, nonce, verifier }, isFresh) => {
      const asked = {
        ...{ redirect_uri: returnUrl.href, scope: 'openid email profile', state, nonce },
        ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
        ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
      }
      return buildAuthorizationUrl(provider, asked).href
    },
    claimsOf: async (provider, answer, { state, nonce, verifier }) => {
      const cameTo = new URL(returnUrl)
      cameTo.search = answer.toString()
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const tokens = await authorizationCodeGrant(provider, cameTo, checks)
        const claims = tokens.claims()
        if (!claims) return err('oidc.refused')
        return ok(await completed(provider, { claims, accessToken: tokens.access_token }))
      } catch (error) {
        return refusalOf(error)
      }
    },
  }
}
