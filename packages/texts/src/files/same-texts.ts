import type { LanguageCode } from '../languages.ts'

/** Names, and signs with short letters, that are the same in every language. */
const everywhere = [
  'Wi-Fi',
  'CVC',
  'MM/YY',
  'name@example.com',
  'TV',
  'nordbo-recovery-codes.txt',
  'Stripe Connect',
] as const

/** Words that a language shares with English, or took from it. A text that is equal to the English one and not here was not translated. */
const shared: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  de: ['Normal', 'Name', 'optional', 'Villa', 'Modern', '{{kind}} in {{city}}, {{country}}', '{{nights}} in {{city}}']
    .concat(['Sauna', 'Push', 'in {{place}}', 'Services', 'Cookies', 'Link', 'Administrator'])
    .concat(['Hotels', 'Hotels in {{place}}', 'Restaurant', 'Bar', 'Spa', 'Pool', 'Blog', 'Newsletter']),
  fr: [
    'Parking',
    'Restaurant',
    'Bar',
    'Spa',
    'E-mail',
    'Total',
    'Villa',
    'Unique',
    'Central',
    'Nature',
    'Description',
    'Photos',
    'Flexible',
    'Sauna',
    'Barbecue',
  ].concat(
    [
      'Notifications',
      'Push',
      'Messages',
      'Message',
      'Conversation',
      'Suggestions',
      '{{count}} suggestion',
      '{{count}} suggestions',
      'Dates',
      'Villas',
    ],
    ['Services', 'Menu', 'Cookies', 'Date', '{{count}} photo', '{{count}} photos', 'Note'],
    ['Blog', 'Confirmation', 'Contact', '{{count}} question', '{{count}} questions'],
    ['{{hours}} h {{minutes}} min', '{{minutes}} min {{seconds}} s', '{{minutes}} min'],
  ),
  pt: [
    'Bar',
    'Blog',
    'Spa',
    'E-mail',
    'Total',
    'Normal',
    'Villa',
    'Central',
    'Freezer',
    'Sauna',
    'Self check-in',
    'Push',
    'Villas',
    'Menu',
  ].concat(
    ['Cookies', 'Check-in', 'Check-out', '{{day}}, check-in', '{{day}}, check-out', 'Link', 'DKK {{from}} – {{to}}'],
    ['{{hours}} h {{minutes}} min', '{{minutes}} min {{seconds}} s', '{{minutes}} min'],
  ),
  // The name of a file.
  ar: ['receipt'],
}

/** Texts of a language that are rightly the same in English. */
export const sameInEnglish = (code: LanguageCode): readonly string[] => [...everywhere, ...(shared[code] ?? [])]

/** Words that a language shares with Danish and not with English. */
const danish: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  de: ['Standard', 'Island', 'Natur', 'Adresse', 'Moderat', 'Streng', 'Terrasse', 'Grill', 'Telefon', 'Hotelpartner']
    .concat(['Land', 'Profil', '{{tab}} · Profil', 'Konto', 'Konto: {{name}}', 'Aktiv', 'Inaktiv', 'Alle', 'Nummer'])
    .concat(['{{from}} – {{to}} DKK', 'Kalender', 'Presse', 'Kontakt']),
  fr: ['E-mail', 'Moderne', 'Adresse', 'Terrasse', 'Profil', '{{tab}} · Profil', 'Annonce', 'Presse'].concat([
    '{{from}} – {{to}} DKK',
  ]),
  pt: ['E-mail'],
}

/** Texts of a language that are rightly the same in Danish. */
export const sameInDanish = (code: LanguageCode): readonly string[] => [...sameInEnglish(code), ...(danish[code] ?? [])]
