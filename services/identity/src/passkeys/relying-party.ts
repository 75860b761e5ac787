import type { IdentityConfig } from '../core/config.ts'

/** To whom passkeys belong, and from whose pages they are accepted. */
export interface RelyingParty {
  /** The domain that devices store passkeys for. */
  id: string
  origin: string
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]'])

/**
 * The product as the owner of its passkeys. Browsers take names alone, no addresses of numbers, so that a system on this machine is
 * `localhost`.
 */
export const relyingPartyOf = ({ PUBLIC_URL }: Pick<IdentityConfig, 'PUBLIC_URL'>): RelyingParty => {
  const address = new URL(PUBLIC_URL)
  if (loopback.has(address.hostname)) address.hostname = 'localhost'
  return { id: address.hostname, origin: address.origin }
}
