import type { SignInProvider } from '@nordbo/contracts'
import { openProviderClient, type ProviderClient } from './provider-client.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** The configured OpenID Connect providers. */
export interface SignInProviders {
  /** All of them, as people see them. */
  list(): SignInProvider[]
  find(id: string): ProviderClient | undefined
  /** The provider of an issuer, as people see it; null if none is configured any more. */
  ofIssuer(issuer: string): SignInProvider | null
}

/** Opens the configured providers. None is asked before a person wants to go there. */
export const openSignInProviders = (config: {
  OIDC_PROVIDERS: readonly ProviderSettings[]
  PUBLIC_URL: string
}): SignInProviders => {
  const clients = config.OIDC_PROVIDERS.map((settings) => openProviderClient(settings, config.PUBLIC_URL))
  const shown = ({ settings: { id, name } }: ProviderClient): SignInProvider => ({ id, name })
  return {
    list: () => clients.map(shown),
    find: (id) => clients.find(({ settings }) => settings.id === id),
    ofIssuer: (issuer) => {
      const found = clients.find(({ settings }) => settings.issuer === issuer)
      return found ? shown(found) : null
    },
  }
}
