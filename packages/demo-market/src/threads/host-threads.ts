import { addDays, copenhagenDate } from '@nordbo/contracts'
import type { Home } from '../homes/build-homes.ts'
import type { Guest } from '../people/guests.ts'
import { demoHost } from '../people/hosts.ts'
import type { ImportedStay } from '../stays/compose-stay.ts'
import { waitingRequestId } from '../stays/demo-stays.ts'
import { onDay, type ThreadSketch } from './compose-thread.ts'
import { firstNameOf, homeOf, nextStay } from './find-stays.ts'

/** More from the guest whose request waits since yesterday evening. */
const waiting = (homes: readonly Home[], stays: readonly ImportedStay[], today: string): ThreadSketch[] =>
  stays
    .filter(({ id }) => id === waitingRequestId)
    .map((stay) => ({
      home: homeOf(homes, stay),
      guestId: stay.guestId,
      lines: [
        [
          'guest',
          onDay(addDays(today, -1), '19:18'),
          'Hej igen. Jeg glemte at spørge: Er der plads til to biler? Mine forældre kører måske med op den første dag.',
        ],
        ['guest', onDay(addDays(today, -1), '20:02'), 'De sover på hotel, så vi er stadig kun fire i huset.'],
      ],
      unread: { host: 2 },
    }))

/** A question about a dog in a home where none may come. */
const dog = (homes: readonly Home[], guest: Guest, today: string): ThreadSketch[] => {
  const home = homes.find(({ sketch }) => sketch.key === 'Skagen ved Nordstrand')
  if (!home) return []
  const day = addDays(today, -6)
  return [
    {
      home,
      guestId: guest.id,
      lines: [
        [
          'guest',
          onDay(day, '13:25'),
          'Hej Anders. Må vi tage vores hund med i huset ved Nordstrand? Hun er lille og fælder ikke.',
        ],
        [
          'host',
          onDay(day, '15:02'),
          `Hej ${firstNameOf(guest)}. Ikke i det hus, for min kone tåler ikke pelsen. Men i det stråtækte ved Grenen er hunde velkomne.`,
        ],
        ['guest', onDay(day, '15:20'), 'Det vidste jeg ikke, at du også havde. Er det nemt at få en uge der?'],
        [
          'host',
          onDay(day, '15:48'),
          'Se i kalenderen på siden, den passer altid. Og skriv, hvis I er i tvivl om noget.',
        ],
      ],
    },
  ]
}

/** Why a request was declined; put away since. */
const declined = (homes: readonly Home[], stays: readonly ImportedStay[], guests: readonly Guest[]): ThreadSketch[] => {
  const stay = stays.find((each) => each.outcome === 'declined' && homeOf(homes, each).host === demoHost)
  const guest = guests.find(({ id }) => id === stay?.guestId)
  if (!stay || !guest) return []
  const next = addDays(copenhagenDate(new Date(stay.bookedAt)), 1)
  return [
    {
      home: homeOf(homes, stay),
      guestId: guest.id,
      lines: [
        [
          'host',
          onDay(next, '08:20'),
          `Hej ${firstNameOf(guest)}. Jeg måtte desværre sige nej, for vi får malet gulvene i de dage. Jeg skulle have spærret kalenderen i tide.`,
        ],
        ['guest', onDay(next, '10:44'), 'Ærgerligt, men tak for forklaringen. Vi prøver igen en anden gang.'],
        ['host', onDay(next, '11:03'), 'Det håber jeg. Så skal malingen nok være tør.'],
      ],
      archivedBy: ['host'],
    },
  ]
}

/** The next guests, who ask about their arrival. */
const coming = (
  homes: readonly Home[],
  stays: readonly ImportedStay[],
  guests: readonly Guest[],
  today: string,
): ThreadSketch[] => {
  const stay = nextStay(homes, stays, today)
  const guest = guests.find(({ id }) => id === stay?.guestId)
  if (!stay || !guest) return []
  const home = homeOf(homes, stay)
  return [
    {
      home,
      guestId: guest.id,
      lines: [
        [
          'guest',
          onDay(addDays(today, -2), '18:30'),
          'Hej Anders. Vi glæder os til at komme derop. Hvor ligger den nærmeste købmand, og har den åbent om søndagen?',
        ],
        [
          'host',
          onDay(addDays(today, -2), '19:05'),
          `Hej ${firstNameOf(guest)}. Kør ind mod byen, så kommer der en på højre hånd. Den har åbent alle dage fra klokken 8. Huset er klart fra ${home.listing.content.checkInFrom}.`,
        ],
        [
          'guest',
          onDay(addDays(today, -1), '20:48'),
          'Fint, tak. En sidste ting: Kan man købe frisk fisk på havnen, eller skal man tidligt op?',
        ],
      ],
      unread: { host: 1 },
    },
  ]
}

/** The demo host's conversations besides the one with the demo guest. */
export const hostThreads = (
  homes: readonly Home[],
  stays: readonly ImportedStay[],
  guests: readonly Guest[],
  today: string,
): ThreadSketch[] => {
  const [, curious] = guests.filter(({ language }) => language === 'da')
  return [
    ...waiting(homes, stays, today),
    ...(curious ? dog(homes, curious, today) : []),
    ...declined(homes, stays, guests),
    ...coming(homes, stays, guests, today),
  ]
}
