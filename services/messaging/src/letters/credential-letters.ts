import * as da from './danish-facts.ts'
import * as en from './english-facts.ts'
import type { AccountLetters, AccountWords } from './letter-types.ts'

type CredentialLetters = Pick<
  AccountLetters,
  'twoFactorOn' | 'twoFactorOff' | 'recoveryCodesRenewed' | 'passkeyAdded' | 'passkeyRemoved'
>

const securityPath = '/profile?profile=security'

const inDanish =
  (subject: string, paragraph: string) =>
  ({ to, link }: AccountWords) => ({
    subject,
    greeting: `Hej ${to}`,
    paragraphs: [paragraph],
    button: { label: 'Se dine sikkerhedsindstillinger', url: link(securityPath) },
    closing: 'Var det ikke dig, så vælg en ny adgangskode med det samme, og log alle andre enheder ud.',
    signature: da.signature,
  })

/** Letters about changes of second factors and passkeys, in Danish. */
export const danishCredentials: CredentialLetters = {
  twoFactorOn: inDanish(
    'Totrinsbekræftelse er slået til',
    'Fra nu af spørger vi om en kode fra din app, når du logger ind med din adgangskode.',
  ),
  twoFactorOff: inDanish(
    'Totrinsbekræftelse er slået fra',
    'Din konto er nu beskyttet af adgangskoden alene, og dine gendannelseskoder er slettet.',
  ),
  recoveryCodesRenewed: inDanish(
    'Du har fået nye gendannelseskoder',
    'Der er lavet nye gendannelseskoder til din konto. De gamle virker ikke længere.',
  ),
  passkeyAdded: inDanish(
    'En adgangsnøgle er tilføjet',
    'Din konto har fået en ny adgangsnøgle. Med den kan man logge ind uden adgangskode og kode.',
  ),
  passkeyRemoved: inDanish(
    'En adgangsnøgle er fjernet',
    'En adgangsnøgle er fjernet fra din konto. Den kan ikke længere bruges til at logge ind.',
  ),
}

const inEnglish =
  (subject: string, paragraph: string) =>
  ({ to, link }: AccountWords) => ({
    subject,
    greeting: `Hi ${to}`,
    paragraphs: [paragraph],
    button: { label: 'See your security settings', url: link(securityPath) },
    closing: 'If this was not you, choose a new password at once, and sign out all other devices.',
    signature: en.signature,
  })

/** The same in English. */
export const englishCredentials: CredentialLetters = {
  twoFactorOn: inEnglish(
    'Two-factor sign-in is on',
    'From now on we ask for a code from your app when you sign in with your password.',
  ),
  twoFactorOff: inEnglish(
    'Two-factor sign-in is off',
    'Your account is now protected by the password alone, and your recovery codes are deleted.',
  ),
  recoveryCodesRenewed: inEnglish(
    'You have new recovery codes',
    'New recovery codes were made for your account. The old ones no longer work.',
  ),
  passkeyAdded: inEnglish(
    'A passkey was added',
    'Your account has a new passkey. It signs in without a password and a code.',
  ),
  passkeyRemoved: inEnglish(
    'A passkey was removed',
    'A passkey was removed from your account. It can no longer be used to sign in.',
  ),
}
