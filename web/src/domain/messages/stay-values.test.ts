import { fillTemplate, unfilledPlaceholders } from '@nordbo/listing-rules'
import { expect, it } from 'vitest'
import { stayValues } from './stay-values.ts'

const thread = {
  other: { id: 'a', name: 'Gerda Gæst', photo: null },
  listing: { id: 'b', title: 'Strandhuset', cover: null, city: 'Skagen' },
}
const stay = {
  ...{ checkIn: '2027-07-10', checkOut: '2027-07-17', nights: 7 },
  listing: {
    ...({ id: 'b', title: 'Strandhuset', city: 'Skagen', country: 'DK', photo: null } as const),
    ...{ checkInFrom: '15:00', checkOutBefore: '10:00' },
  },
}
const day = (date: string): string => `den ${date}`

it('a template is filled from the stay, with first names', () => {
  const values = stayValues({ thread, hostName: 'Hans Vært', stay, day })
  expect(fillTemplate('{{guest}}, {{ host }}, {{home}}: {{checkIn}} {{checkInFrom}}, {{nights}}', values)).toBe(
    'Gerda, Hans, Strandhuset: den 2027-07-10 15:00, 7',
  )
})

it('what a thread without a booking cannot fill stays, and is named', () => {
  const values = stayValues({ thread, hostName: 'Hans Vært', stay: undefined, day })
  const filled = fillTemplate('Hej {{guest}}, kom {{checkIn}} og igen {{checkIn}}', values)
  expect(filled).toBe('Hej Gerda, kom {{checkIn}} og igen {{checkIn}}')
  expect(unfilledPlaceholders(filled)).toEqual(['checkIn'])
  expect(unfilledPlaceholders('{{guset}} og {guest}')).toEqual([])
})
