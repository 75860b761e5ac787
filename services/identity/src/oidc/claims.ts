import { Email, PersonName } from '@nordbo/contracts'
import { z } from 'zod'

/** What a provider says of a person. */
export interface ProviderClaims {
  /** The provider's name for the person. */
  subject: string
  /** Null for none, and for one that is no address. */
  email: string | null
  /** Whether the provider has made sure that the address is the person's. */
  emailVerified: boolean
  name: string | null
  /** When the person proved to the provider who they are, s. Null if it does not say so. */
  authTime: number | null
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: Email.nullable().catch(null),
  // Some providers write it as text.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  name: PersonName.nullable().catch(null),
  auth_time: z.number().nullable().catch(null),
})

/** Reads the claims of an ID token. What a provider may leave out or write badly counts as absent. */
export const toClaims = (claims: Record<string, unknown>): ProviderClaims => {
  const { sub, email, email_verified, name, auth_time } = Claims.parse(claims)
  return { subject: sub, email, emailVerified: email !== null && email_verified, name, authTime: auth_time }
}

const fallbackName = 'Rejsende'

/** The name of a new account: the provider's, or the words of the address; a word for travellers if neither is a person's name. */
export const nameOf = ({ name, email }: Pick<ProviderClaims, 'name' | 'email'>): string => {
  if (name !== null) return name
  const words = (email ?? '').split('@')[0]?.replaceAll(/[^\p{L}]+/gu, ' ') ?? ''
  const found = PersonName.safeParse(words)
  return found.success ? found.data : fallbackName
}
