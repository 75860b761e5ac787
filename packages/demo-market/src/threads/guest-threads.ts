import { addDays, copenhagenDate } from '@nordbo/contracts'
import type { Home } from '../homes/build-homes.ts'
import { demoGuest } from '../people/guests.ts'
import { demoHost } from '../people/hosts.ts'
import type { ImportedStay } from '../stays/compose-stay.ts'
import { later, onDay, type ThreadSketch } from './compose-thread.ts'
import { firstNameOf, homeOf, tripTo } from './find-stays.ts'

type Told = (stay: ImportedStay, home: Home, today: string) => Omit<ThreadSketch, 'home' | 'guestId'>

/** With the demo host: before the stay, on the way, and glasses that were left behind. */
const skagen: Told = ({ bookedAt, checkIn, checkOut }, _home, today) => {
  const next = addDays(copenhagenDate(new Date(bookedAt)), 1)
  return {
    lines: [
      [
        'guest',
        later(bookedAt, 35),
        'Hej Anders. Så er det bestilt, og vi glæder os! Vi kommer fra København og er nok først fremme ved 20-tiden. Er det et problem?',
      ],
      [
        'host',
        onDay(next, '08:12'),
        'Hej Freja. Slet ikke. I kommer, når I kommer. Jeg tænder for varmen om formiddagen.',
      ],
      [
        'host',
        onDay(addDays(checkIn, -1), '16:20'),
        'Naboen i det hvide hus er hjemme hele aftenen i morgen, så I kan hente nøglen, når det passer. Kør forsigtigt.',
      ],
      ['guest', onDay(checkIn, '21:14'), 'Nu er vi her. Der er varmt, og brændet ligger klar. Tusind tak!'],
      [
        'guest',
        onDay(checkOut, '10:22'),
        'Vi har låst efter os og givet nøglen til naboen. Tak for nogle skønne dage. Vi nåede ud til Grenen to gange.',
      ],
      [
        'host',
        onDay(checkOut, '17:30'),
        'Selv tak, og tak fordi I passede så godt på huset. Der lå et par læsebriller i vindueskarmen. Er det jeres?',
      ],
      ['guest', onDay(checkOut, '18:02'), 'Åh ja, dem har min mand ledt efter hele vejen hjem! Kan du sende dem?'],
      [
        'host',
        onDay(addDays(today, -1), '18:40'),
        'De røg med posten i eftermiddag, så de er hos jer om et par dage. Hils ham.',
      ],
    ],
    unread: { guest: 1 },
  }
}

/** Questions before a booking of yesterday, and the first word after it. */
const blaavand: Told = ({ bookedAt }, { host }) => ({
  lines: [
    [
      'guest',
      later(bookedAt, -1_530),
      `Hej ${firstNameOf(host)}. Vi er to voksne og to piger på syv og ni, der kigger på dit hus. Kan pigerne selv gå til stranden, eller ligger der en vej imellem?`,
    ],
    [
      'host',
      later(bookedAt, -1_470),
      'Hej Freja. Der går en sti gennem klitterne, så de møder ingen biler. Det tager lidt længere tid med korte ben.',
    ],
    ['guest', later(bookedAt, -1_440), 'Det lyder helt rigtigt. Skal vi selv have sengetøj med?'],
    ['host', later(bookedAt, -1_395), 'Ja, sengetøj og håndklæder tager I selv med. Alt andet er her.'],
    ['guest', later(bookedAt, 12), 'Så er det bestilt. Pigerne tæller allerede dage.'],
  ],
  unread: { host: 1 },
})

const aarhus: Told = ({ checkIn, checkOut }, { host }) => ({
  lines: [
    [
      'guest',
      onDay(addDays(checkIn, -2), '11:20'),
      `Hej ${firstNameOf(host)}. Vi kommer med toget og er i byen ved 13-tiden. Må vi stille kufferterne, selvom huset ikke er klar?`,
    ],
    ['host', onDay(addDays(checkIn, -2), '12:05'), 'Hej Freja. Ja, sæt dem bare i gangen. Jeg er der og gør rent.'],
    [
      'guest',
      onDay(checkOut, '12:30'),
      'Tak for lån. Det var et dejligt hus, og din liste over steder at spise var guld værd.',
    ],
    ['host', onDay(checkOut, '14:10'), 'Det er jeg glad for at høre. I er altid velkomne igen.'],
  ],
  archivedBy: ['guest'],
})

const marielyst: Told = ({ checkIn, checkOut }, { host }) => ({
  lines: [
    [
      'guest',
      onDay(addDays(checkIn, -2), '19:45'),
      `Hej ${firstNameOf(host)}. Pigerne spørger, om der er cykler, de må låne. Ellers tager vi vores egne med.`,
    ],
    [
      'host',
      onDay(addDays(checkIn, -2), '20:10'),
      'Hej Freja. Der står ingen i huset, så tag endelig jeres egne med. Der er plads til dem under taget ved terrassen.',
    ],
    ['guest', onDay(addDays(checkIn, 2), '09:15'), 'Godmorgen. Vi kan ikke få ovnen til at tænde. Er der et trick?'],
    [
      'host',
      onDay(addDays(checkIn, 2), '09:31'),
      'Ja, uret skal stilles, før den vil. Hold de to yderste knapper inde.',
    ],
    ['guest', onDay(addDays(checkIn, 2), '09:40'), 'Så virker den. Der bliver boller alligevel!'],
    ['host', onDay(checkOut, '15:20'), 'Tak for denne gang. Huset stod flottere, end da I kom.'],
  ],
})

/** A question about a home that is not booked, with a number that is hidden. */
const question = (homes: readonly Home[], today: string): ThreadSketch[] => {
  const home = homes.find(
    ({ sketch, host, since, listing: { content } }) =>
      sketch.place.town === 'Skagen' &&
      host !== demoHost &&
      since < addDays(today, -30) &&
      content.rules.petsAllowed &&
      content.amenities.includes('fencedGarden'),
  )
  if (!home) return []
  return [
    {
      home,
      guestId: demoGuest.id,
      lines: [
        [
          'guest',
          onDay(addDays(today, -3), '20:05'),
          'Hej. Vi er to voksne, to børn og en hund, der hedder Bølle. Må han komme med, og er haven lukket?',
        ],
        [
          'host',
          onDay(addDays(today, -2), '08:30'),
          'Hej Freja. Bølle er velkommen, og der er hegn hele vejen rundt. Husk bare krogen på lågen.',
        ],
        [
          'guest',
          onDay(addDays(today, -2), '12:10'),
          'Dejligt! Vi tænker på en hel uge. Ring endelig, hvis det er lettere: 20 11 22 33.',
        ],
        [
          'host',
          onDay(addDays(today, -1), '17:45'),
          'Lad os bare skrive her, så har vi det samlet. Hvilken uge drejer det sig om?',
        ],
      ],
      unread: { guest: 1 },
    },
  ]
}

/** The demo guest's conversations: one for each trip, and one about a home that is not booked. */
export const guestThreads = (homes: readonly Home[], stays: readonly ImportedStay[], today: string): ThreadSketch[] => {
  const about = (town: string, told: Told): ThreadSketch => {
    const stay = tripTo(stays, town)
    const home = homeOf(homes, stay)
    return { home, guestId: demoGuest.id, ...told(stay, home, today) }
  }
  return [
    about('Skagen', skagen),
    about('Blåvand', blaavand),
    about('Aarhus', aarhus),
    about('Marielyst', marielyst),
    ...question(homes, today),
  ]
}
