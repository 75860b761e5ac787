import { danishCredentials, englishCredentials } from './credential-letters.ts'
import * as da from './danish-facts.ts'
import * as en from './english-facts.ts'
import type { AccountLetters, AccountWords } from './letter-types.ts'

const linked = ({ link }: AccountWords, path: string, token: string | null): string =>
  link(token === null ? '/profile' : `${path}?token=${encodeURIComponent(token)}`)
const deviceOf = ({ device }: AccountWords, unknown: string): string =>
  [device?.browser, device?.system].filter(Boolean).join(', ') || unknown

/** The time of a sign-in as letters about security say it: in full, in Copenhagen. */
const momentOf = (at: string, locale: 'da' | 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Copenhagen' }).format(
    new Date(at),
  )

const danishLinks = {
  verifyEmail: (words) => ({
    subject: 'Bekræft din e-mail',
    greeting: `Hej ${words.to}`,
    paragraphs: ['Bekræft, at denne e-mailadresse er din. Linket virker i 24 timer og kan bruges én gang.'],
    button: { label: 'Bekræft e-mail', url: linked(words, '/auth/verify', words.token) },
    closing: 'Har du ikke oprettet en konto hos Nordbo, kan du se bort fra denne mail.',
    signature: da.signature,
  }),
  resetPassword: (words) => ({
    subject: 'Vælg en ny adgangskode',
    greeting: `Hej ${words.to}`,
    paragraphs: ['Nogen har bedt om en ny adgangskode til din konto. Linket virker i en time og kan bruges én gang.'],
    button: { label: 'Vælg ny adgangskode', url: linked(words, '/auth/reset', words.token) },
    closing: 'Var det ikke dig, skal du ikke gøre noget. Din adgangskode er den samme som før.',
    signature: da.signature,
  }),
  confirmOldEmail: (words) => ({
    subject: 'Bekræft skiftet af din e-mail',
    greeting: `Hej ${words.to}`,
    paragraphs: [
      `Din konto skal have e-mailadressen ${words.newEmail ?? ''}. Bekræft det her. Linket i mailen til den nye adresse skal også åbnes.`,
    ],
    button: { label: 'Bekræft skiftet', url: linked(words, '/auth/confirm-email', words.token) },
    closing: 'Var det ikke dig, skal du ikke åbne linket, men vælge en ny adgangskode.',
    signature: da.signature,
  }),
  confirmNewEmail: (words) => ({
    subject: 'Bekræft din nye e-mail',
    greeting: `Hej ${words.to}`,
    paragraphs: ['Bekræft, at denne e-mailadresse er din. Linket i mailen til din nuværende adresse skal også åbnes.'],
    button: { label: 'Bekræft ny e-mail', url: linked(words, '/auth/confirm-email', words.token) },
    signature: da.signature,
  }),
  emailChanged: (words) => ({
    subject: 'Din e-mail er skiftet',
    greeting: `Hej ${words.to}`,
    paragraphs: [`Din konto har nu e-mailadressen ${words.newEmail ?? ''}.`],
    button: { label: 'Fortryd skiftet', url: linked(words, '/auth/undo-email', words.token) },
    closing: 'Var det ikke dig, så fortryd skiftet inden syv dage.',
    signature: da.signature,
  }),
} satisfies Partial<AccountLetters>

/** Letters about what protects an account, in Danish. */
export const danishAccount: AccountLetters = {
  ...danishLinks,
  ...danishCredentials,
  welcome: (words) => ({
    subject: 'Velkommen til Nordbo',
    greeting: `Hej ${words.to}`,
    paragraphs: [
      'Dejligt, at du er med. Din konto er klar, og du kan nu booke sommerhuse, hytter og lejligheder i hele Norden.',
      ...(words.token === null ? [] : ['Bekræft først din e-mail. Linket virker i 24 timer.']),
      'Har du selv et sted, andre kunne holde af? Så kan du også blive vært hos os.',
    ],
    button:
      words.token === null
        ? { label: 'Find et sted at bo', url: words.link('/') }
        : { label: 'Bekræft e-mail', url: linked(words, '/auth/verify', words.token) },
    signature: da.signature,
  }),
  passwordChanged: ({ to, link }) => ({
    subject: 'Din adgangskode er ændret',
    greeting: `Hej ${to}`,
    paragraphs: ['Adgangskoden til din konto er ændret, og du er logget ud på alle andre enheder.'],
    button: { label: 'Var det ikke dig? Vælg en ny', url: link('/auth/forgot') },
    signature: da.signature,
  }),
  testNotification: ({ to, link }) => ({
    subject: 'Test-notifikation',
    greeting: `Hej ${to}`,
    paragraphs: ['Sådan ser en mail fra Nordbo ud. Du bad selv om den, og den kom frem.'],
    button: { label: 'Dine notifikationer', url: link('/profile?profile=notifications') },
    signature: da.signature,
  }),
  newDevice: (words) => ({
    subject: 'Nyt login på din konto',
    greeting: `Hej ${words.to}`,
    paragraphs: ['Nogen har logget ind på din konto fra en enhed, som vi ikke kender.'],
    facts: words.device
      ? [
          ['Enhed', deviceOf(words, 'Ukendt')],
          ['Netværk', words.device.network],
          ['Tidspunkt', momentOf(words.device.at, 'da')],
        ]
      : undefined,
    button: { label: 'Se dine enheder', url: words.link('/profile?profile=security') },
    closing: 'Var det ikke dig, så log enheden ud og vælg en ny adgangskode.',
    signature: da.signature,
  }),
}

const englishLinks = {
  verifyEmail: (words) => ({
    subject: 'Verify your email',
    greeting: `Hi ${words.to}`,
    paragraphs: ['Please verify that this email address is yours. The link works for 24 hours and only once.'],
    button: { label: 'Verify email', url: linked(words, '/auth/verify', words.token) },
    closing: 'If you did not create an account with Nordbo, you can ignore this mail.',
    signature: en.signature,
  }),
  resetPassword: (words) => ({
    subject: 'Choose a new password',
    greeting: `Hi ${words.to}`,
    paragraphs: ['Somebody asked for a new password for your account. The link works for an hour and only once.'],
    button: { label: 'Choose a new password', url: linked(words, '/auth/reset', words.token) },
    closing: 'If this was not you, you do not have to do anything. Your password is as it was.',
    signature: en.signature,
  }),
  confirmOldEmail: (words) => ({
    subject: 'Confirm the change of your email',
    greeting: `Hi ${words.to}`,
    paragraphs: [
      `Your account is to have the email address ${words.newEmail ?? ''}. Please confirm. The link in the mail to the new address must be opened, too.`,
    ],
    button: { label: 'Confirm the change', url: linked(words, '/auth/confirm-email', words.token) },
    closing: 'If this was not you, do not open the link, and choose a new password.',
    signature: en.signature,
  }),
  confirmNewEmail: (words) => ({
    subject: 'Confirm your new email',
    greeting: `Hi ${words.to}`,
    paragraphs: [
      'Please confirm that this email address is yours. The link in the mail to your current address must be opened, too.',
    ],
    button: { label: 'Confirm new email', url: linked(words, '/auth/confirm-email', words.token) },
    signature: en.signature,
  }),
  emailChanged: (words) => ({
    subject: 'Your email has been changed',
    greeting: `Hi ${words.to}`,
    paragraphs: [`Your account now has the email address ${words.newEmail ?? ''}.`],
    button: { label: 'Undo the change', url: linked(words, '/auth/undo-email', words.token) },
    closing: 'If this was not you, undo the change within seven days.',
    signature: en.signature,
  }),
} satisfies Partial<AccountLetters>

/** The same in English. */
export const englishAccount: AccountLetters = {
  ...englishLinks,
  ...englishCredentials,
  welcome: (words) => ({
    subject: 'Welcome to Nordbo',
    greeting: `Hi ${words.to}`,
    paragraphs: [
      'We are glad to have you. Your account is ready, and you can book summer houses, cabins and apartments all over the Nordic countries.',
      ...(words.token === null ? [] : ['Please verify your email first. The link works for 24 hours.']),
      'Do you have a place that others would love? You can become a host with us, too.',
    ],
    button:
      words.token === null
        ? { label: 'Find a place to stay', url: words.link('/') }
        : { label: 'Verify email', url: linked(words, '/auth/verify', words.token) },
    signature: en.signature,
  }),
  passwordChanged: ({ to, link }) => ({
    subject: 'Your password has been changed',
    greeting: `Hi ${to}`,
    paragraphs: ['The password of your account has been changed, and you are signed out on all other devices.'],
    button: { label: 'Not you? Choose a new one', url: link('/auth/forgot') },
    signature: en.signature,
  }),
  testNotification: ({ to, link }) => ({
    subject: 'Test notification',
    greeting: `Hi ${to}`,
    paragraphs: ['This is what a mail from Nordbo looks like. You asked for it, and it arrived.'],
    button: { label: 'Your notifications', url: link('/profile?profile=notifications') },
    signature: en.signature,
  }),
  newDevice: (words) => ({
    subject: 'New sign-in to your account',
    greeting: `Hi ${words.to}`,
    paragraphs: ['Somebody signed in to your account on a device that we do not know.'],
    facts: words.device
      ? [
          ['Device', deviceOf(words, 'Unknown')],
          ['Network', words.device.network],
          ['Time', momentOf(words.device.at, 'en-GB')],
        ]
      : undefined,
    button: { label: 'See your devices', url: words.link('/profile?profile=security') },
    closing: 'If this was not you, sign the device out and choose a new password.',
    signature: en.signature,
  }),
}
