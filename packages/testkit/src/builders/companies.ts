import { randomInt } from 'node:crypto'
import type { HotelAnswers } from '@nordbo/contracts'

/** What an applicant writes about a company. */
export interface Company {
  companyName: string
  cvr: string
  contactEmail: string
  contactPhone: string | null
  addressLine1: string
  postalCode: string
  city: string
}

/**
 * A company of its own that the sandbox's register knows, with the given fields. The last digits of the number choose what the register
 * says.
 */
export const aCompany = (over: Partial<Company> = {}): Company => ({
  ...{
    companyName: 'Hotel Fyrtårnet ApS',
    cvr: `${randomInt(200_000, 990_000)}10`,
    contactEmail: 'reception@fyrtaarnet.example',
  },
  ...{ contactPhone: '+45 62 21 00 00', addressLine1: 'Havnegade 12', postalCode: '5700', city: 'Svendborg' },
  ...over,
})

/** What a partner writes about a hotel. `over` replaces parts of it. */
export const aHotelToDescribe = (over: Partial<HotelAnswers> = {}): HotelAnswers => ({
  ...{
    name: 'Hotel Fyrtårnet',
    stars: 3,
    address: 'Havnegade 12',
    postalCode: '5700',
    city: 'Svendborg',
    country: 'DK',
  },
  ...{ rooms: 24, guestsPerRoom: 4, description: 'Et lille hotel ved havnen.', amenities: ['wifi', 'breakfast'] },
  ...over,
})
