import type { ErrorCode, NewSession } from '@nordbo/contracts'
import type { Errand } from './provider-cookie.ts'

/** The parameter that tells a page what became of the way to a provider. */
const outcomeParameter = 'atProvider'
/** Its value for a sign-in that asks for a second factor. */
const secondFactorStep = 'code'

/** A path with one more parameter. */
const withOutcome = (path: string, outcome: string): string => {
  const url = new URL(path, 'https://nordbo.invalid')
  url.searchParams.set(outcomeParameter, outcome)
  return `${url.pathname}${url.search}${url.hash}`
}

/** The sign-in page with what it shows, which leads on to where the person was. */
const signInPage = (outcome: string, next: string | null): string =>
  withOutcome(next === null ? '/auth' : `/auth?next=${encodeURIComponent(next)}`, outcome)

/**
 * Where a person goes who signed in with a provider: to where they were (docs/product/people.md, Sign-in with a provider). From the sign-in
 * page itself hosts go to their dashboard, others to the front page.
 */
export const pathAfterSignIn = (
  { next }: Pick<Errand, 'next'>,
  { roles }: Pick<NewSession, 'roles'>,
  created: boolean,
): string => withOutcome(next ?? (roles.includes('host') ? '/host/dashboard' : '/'), created ? 'created' : 'opened')

/** Where a person enters the code of their app. */
export const pathToSecondFactor = ({ next }: Pick<Errand, 'next'>): string => signInPage(secondFactorStep, next)

/** Where a person goes who linked an identity or confirmed their session. */
export const pathAfterErrand = ({ next }: Pick<Errand, 'next'>, kind: 'linked' | 'confirmed'): string =>
  withOutcome(next ?? '/', kind)

/** Where a person is told why it did not work: on the sign-in page, or on the page where they began. */
export const pathAfterRefusal = (errand: Errand | undefined, code: ErrorCode): string =>
  errand && errand.kind !== 'signIn' ? withOutcome(errand.next ?? '/', code) : signInPage(code, errand?.next ?? null)
