import { z } from 'zod'

/** The one client of the provider. */
export const clientId = 'nordbo'

/** A request for a sign-in: the authorization code flow with PKCE, as the provider's only client sends it. */
export const signInRequest = z.object({
  client_id: z.literal(clientId),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  prompt: z.string().optional(),
})
export type SignInRequest = z.infer<typeof signInRequest>

/** What a provider may do wrong, chosen on its page like a test card. */
export const oidcFaults = {
  none: 'Alt virker',
  wrongNonce: 'Forkert nonce',
  wrongAudience: 'Forkert modtager',
  wrongIssuer: 'Forkert udsteder',
  wrongSignature: 'Forkert underskrift',
  expired: 'Udløbet token',
  down: 'Udbyderen svarer ikke på koden',
  noAuthTime: 'Siger ikke, hvornår personen loggede ind',
  userinfoOnly: 'Giver kun navn og e-mail i userinfo',
} as const

/** Who signs in, as typed on the page. */
export const typedPerson = z.object({
  decision: z.literal('allow'),
  email: z.string().min(3).max(254),
  name: z.string().max(100).default(''),
  verified: z.literal('yes').optional(),
  fault: z.enum(Object.keys(oidcFaults)).default('none'),
})
export type TypedPerson = z.infer<typeof typedPerson>
