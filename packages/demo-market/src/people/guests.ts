import { demoId } from '../core/ids.ts'
import { chanceOf } from '../core/random.ts'
import { demoUsers } from './demo-users.ts'

/** Language of a guest's texts. */
export type Language = 'da' | 'de' | 'en' | 'sv'

/** A guest of the market. */
export interface Guest {
  id: string
  name: string
  email: string
  about: string | null
  language: Language
}

const words = (text: string): string[] => text.split(' ')

const danishFirst = words(
  'Anna Emma Ida Sofie Laura Maria Julie Cecilie Katrine Line Louise Trine Helle Bente Kirsten Hanne Lise Gitte Astrid Ellen Nanna Sanne Tine Marianne Charlotte Amalie Josefine Mathilde Clara Rosa Karl Oscar William Noah Lucas Emil Magnus Rasmus Kasper Martin Morten Jesper Anders Jens Per Torben Finn Erik Kim Bjarne Christian Mads Simon Jonathan Tobias Daniel Philip Steffen Claus Hans',
)
const danishLast = words(
  'Nielsen Jensen Hansen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Jørgensen Petersen Madsen Kristensen Olsen Thomsen Poulsen Knudsen Mortensen Møller Jakobsen Holm Schmidt Lund Juhl Bruun Dahl Kjeldsen Winther Lauridsen Frandsen Bjerre Krarup Toft Skou Vinther Bjerregaard Overgaard Søgaard Brogaard Nørgaard',
)
const foreign: Readonly<Record<Exclude<Language, 'da'>, readonly string[]>> = {
  de: [
    'Katharina Vogel',
    'Jürgen Petersen',
    'Anja Lorenzen',
    'Stefan Brandt',
    'Heike Matthiesen',
    'Florian Krüger',
    'Sabine Hartwig',
    'Uwe Carstens',
    'Lena Schröder',
    'Tobias Möller',
    'Ines Wagner',
    'Markus Behrens',
  ],
  en: [
    'Emily Carter',
    'James Whitfield',
    'Olivia Hughes',
    'Daniel O’Connor',
    'Grace Bennett',
    'Thomas Reid',
    'Hannah Clarke',
    'Andrew Lawson',
    'Megan Price',
    'Samuel Turner',
  ],
  sv: [
    'Elsa Lindström',
    'Nils Hedlund',
    'Annika Sjöberg',
    'Fredrik Nyström',
    'Malin Ekström',
    'Björn Sandberg',
    'Ebba Holmgren',
    'Rickard Öberg',
  ],
}
const aboutLines = [
  'Familie på fire fra Roskilde, der helst er ude.',
  'Vi rejser med en gammel labrador og god tid.',
  'Bor i Aarhus, arbejder for meget, holder ferie ordentligt.',
  'Pensionister, der har solgt autocamperen og holder af rigtige senge.',
  'To voksne, to børn og altid et puslespil i bagagen.',
  'Vinterbader og kaffedrikker fra Odense.',
  'Lærerpar, der har boet i sommerhuse fra Skagen til Gedser.',
  'Jeg cykler helst det sidste stykke.',
]
const guestCount = 300

const namesOf = (): { name: string; language: Language }[] => {
  const chance = chanceOf('guests')
  const others = (['de', 'en', 'sv'] as const).flatMap((language) =>
    foreign[language].map((name) => ({ name, language })),
  )
  const danish = new Set<string>()
  while (danish.size < guestCount - others.length) danish.add(`${chance.pick(danishFirst)} ${chance.pick(danishLast)}`)
  return chance.some([...[...danish].map((name) => ({ name, language: 'da' }) as const), ...others], guestCount)
}

/** The guest with a demo login. */
export const demoGuest: Guest = {
  ...demoUsers.guest,
  about:
    'Bor på Østerbro med mand, to piger og en hund, der hedder Bølle. Vi holder mest ferie i Danmark og helst ved vand.',
  language: 'da',
}

/** The three hundred other guests. */
export const guests = (): Guest[] => {
  const chance = chanceOf('guest profiles')
  return namesOf().map(({ name, language }, index) => ({
    id: demoId('user', `guest ${name}`),
    name,
    email: `gaest-${String(index + 1).padStart(3, '0')}@nordbo.example`,
    about: language === 'da' && chance.percent(40) ? chance.pick(aboutLines) : null,
    language,
  }))
}
