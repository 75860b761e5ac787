import type { Country, Subcategory } from '@nordbo/contracts'
import type { PageLanguage } from '../http/language.ts'

/** An amount in DKK in the format of the web. */
const formatDkk = (amount: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'DKK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)

/** Texts of pages that the server writes, in one language. Titles are the same as in the web. */
export interface PageTexts {
  home: { title: string; description: string }
  search: { title: string; titlePlace: (place: string) => string; description: (place: string) => string }
  listing: { guests: (count: number) => string; bedrooms: (count: number) => string; night: (dkk: number) => string }
  needsScripts: string
  allHomes: string
  kind: Record<Subcategory, string>
  country: Record<Country, string>
}

const danish: PageTexts = {
  home: {
    title: 'Hjem i Norden',
    description:
      'Find og book sommerhuse, hytter, lejligheder og villaer i Danmark, Norge, Sverige, Finland og Island. Prisen du ser, er prisen du betaler.',
  },
  search: {
    title: 'Boliger',
    titlePlace: (place) => `Boliger i ${place}`,
    description: (place) =>
      `Sommerhuse, hytter og lejligheder i ${place}: se den samlede pris for opholdet, ledige datoer og bedømmelser, og book med det samme.`,
  },
  listing: {
    guests: (count) => (count === 1 ? '1 gæst' : `${count} gæster`),
    bedrooms: (count) => (count === 1 ? '1 soveværelse' : `${count} soveværelser`),
    night: (dkk) => `${formatDkk(dkk, 'da')} / nat`,
  },
  needsScripts: 'Slå JavaScript til i din browser for at søge og booke.',
  allHomes: 'Se alle boliger',
  kind: {
    summerhouse: 'Sommerhus',
    holiday_home: 'Feriebolig',
    private_home: 'Privat bolig',
    room: 'Værelse',
    apartment: 'Lejlighed',
    villa: 'Villa',
  },
  country: { DK: 'Danmark', NO: 'Norge', SE: 'Sverige', FI: 'Finland', IS: 'Island' },
}

const english: PageTexts = {
  home: {
    title: 'Homes in the Nordics',
    description:
      'Find and book summer houses, cabins, apartments and villas in Denmark, Norway, Sweden, Finland and Iceland. The price you see is the price you pay.',
  },
  search: {
    title: 'Homes',
    titlePlace: (place) => `Homes in ${place}`,
    description: (place) =>
      `Summer houses, cabins and apartments in ${place}: see the total price of your stay, available dates and ratings, and book at once.`,
  },
  listing: {
    guests: (count) => (count === 1 ? '1 guest' : `${count} guests`),
    bedrooms: (count) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
    night: (dkk) => `${formatDkk(dkk, 'en')} / night`,
  },
  needsScripts: 'Turn on JavaScript in your browser to search and book.',
  allHomes: 'See all homes',
  kind: {
    summerhouse: 'Summer house',
    holiday_home: 'Holiday home',
    private_home: 'Private home',
    room: 'Room',
    apartment: 'Apartment',
    villa: 'Villa',
  },
  country: { DK: 'Denmark', NO: 'Norway', SE: 'Sweden', FI: 'Finland', IS: 'Iceland' },
}

/** The texts by language. */
export const pageTexts: Record<PageLanguage, PageTexts> = { da: danish, en: english }
