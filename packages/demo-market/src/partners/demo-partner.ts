import type { InputOf, identityService, listingsService } from '@nordbo/contracts'
import { demoUsers } from '../people/demo-users.ts'

/** A person with a company, and the hotels that they describe. */
export interface Partner {
  userId: string
  company: InputOf<typeof identityService.procedures.checkCompany>
  hotels: InputOf<typeof listingsService.procedures.createHotelDraft>['answers'][]
}

/** The partner with a demo login. The company is the one that the sandbox's register knows; numbers that begin with 99 are not in use. */
export const demoPartner: Partner = {
  userId: demoUsers.hotel.id,
  company: {
    companyName: 'Hotel Fyrtårnet ApS',
    cvr: '99000025',
    contactEmail: 'reception@fyrtaarnet.example',
    contactPhone: '+45 62 21 00 00',
    addressLine1: 'Havnegade 12',
    postalCode: '5700',
    city: 'Svendborg',
  },
  hotels: [
    {
      name: 'Fyrtårnets Anneks',
      stars: null,
      address: 'Strandvej 3',
      postalCode: '5700',
      city: 'Svendborg',
      country: 'DK',
      rooms: 8,
      guestsPerRoom: 2,
      description: 'Otte små værelser i det gamle tovværkslager, et minut fra hotellet. Her skal stadig skrives mere.',
      amenities: ['wifi', 'parking'],
    },
    {
      name: 'Hotel Fyrtårnet',
      stars: 4,
      address: 'Havnegade 12',
      postalCode: '5700',
      city: 'Svendborg',
      country: 'DK',
      rooms: 24,
      guestsPerRoom: 4,
      description:
        'Fireogtyve værelser ved havnen, de fleste med udsigt over sundet. Der er morgenmad fra klokken syv, cykler at låne og en sauna, der er varm hver aften.',
      amenities: ['wifi', 'parking', 'restaurant', 'breakfast', 'bar', 'spa', 'seaView', 'evCharger'],
    },
  ],
}
