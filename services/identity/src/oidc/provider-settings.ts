import { SignInProviderId } from '@nordbo/contracts'
import { z } from 'zod'

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const mostProviders = 10

/** An OpenID Connect provider, as it is configured. */
const ProviderSettings = z.strictObject({
  id: SignInProviderId,
  /** The name on its button. */
  name: z.string().trim().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1).max(300),
  clientSecret: z.string().min(1).max(2_000),
})
export type ProviderSettings = z.infer<typeof ProviderSettings>

const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length

/** The configured providers; JSON in the environment. Ids and issuers are distinct: an identity belongs to one of them. */
export const signInProviderSettings = z
  .preprocess(
    parsed,
    z
      .array(ProviderSettings)
      .max(mostProviders)
      .refine((all) => isDistinct(all.map(({ id }) => id)) && isDistinct(all.map(({ issuer }) => issuer)), {
        message: 'must name each provider and each issuer once',
      }),
  )
  .default([])
