import { createHash } from 'node:crypto'
import { importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Grant } from './codes.ts'
import { clientId, type TypedPerson } from './request.ts'
import type { SigningKey } from './signing-key.ts'

const lifeSeconds = 300
const nowSeconds = (): number => Math.floor(Date.now() / 1_000)

/** The provider's name for a person: the same for the same address. */
const subjectOf = ({ email }: TypedPerson): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 24)

const profileOf = ({ email, name, verified }: TypedPerson): JWTPayload => ({
  email,
  email_verified: verified === 'yes',
  ...(name ? { name } : {}),
})

const sign = async ({ kid, privateKey }: SigningKey, claims: JWTPayload): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(await privateKey())

/** The claims of an ID token, wrong in the way that was chosen on the page. */
const idClaims = ({ request, person, authTime }: Grant, issuer: string): JWTPayload => {
  const { fault } = person
  const issuedAt = fault === 'expired' ? nowSeconds() - 3_600 : nowSeconds()
  return {
    iss: fault === 'wrongIssuer' ? 'https://somebody-else.example' : issuer,
    aud: fault === 'wrongAudience' ? 'another-client' : clientId,
    sub: subjectOf(person),
    nonce: fault === 'wrongNonce' ? 'another-nonce' : request.nonce,
    iat: issuedAt,
    exp: issuedAt + lifeSeconds,
    ...(fault === 'noAuthTime' ? {} : { auth_time: authTime }),
    ...(fault === 'userinfoOnly' ? {} : profileOf(person)),
  }
}

/** Replaces the signature by one of the same length. */
const withWrongSignature = (token: string): string => {
  const [head, body, signature = ''] = token.split('.')
  return [head, body, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.')
}

/** The answer of the token endpoint. */
export const tokensFor = async (key: SigningKey, given: Grant, issuer: string) => {
  const idToken = await sign(key, idClaims(given, issuer))
  const access = {
    iss: issuer,
    sub: subjectOf(given.person),
    exp: nowSeconds() + lifeSeconds,
    ...profileOf(given.person),
  }
  return {
    token_type: 'Bearer',
    expires_in: lifeSeconds,
    access_token: await sign(key, access),
    id_token: given.person.fault === 'wrongSignature' ? withWrongSignature(idToken) : idToken,
  }
}

/** What userinfo tells the bearer of an access token. Undefined for a wrong one. */
export const userinfoFor = async (key: SigningKey, token: string): Promise<Record<string, unknown> | undefined> => {
  try {
    const { payload } = await jwtVerify(token, await importJWK(key.publicJwk), { algorithms: ['RS256'] })
    const { sub, email, email_verified, name } = payload
    return { sub, email, email_verified, name }
  } catch {
    return undefined
  }
}
