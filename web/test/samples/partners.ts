import type { PartnerApplication, PayoutAccount } from '../../src/lib/api/model.ts'
import { newId } from './ids.ts'

/** A payout account that nobody has begun. */
export const aPayoutAccount = (changes: Partial<PayoutAccount> = {}): PayoutAccount => ({
  status: 'none',
  chargesEnabled: false,
  payoutsEnabled: false,
  detailsSubmitted: false,
  ...changes,
})

/** The company of samples, as its form sends it. */
export const aCompany = {
  companyName: 'Hotel Fyrtårnet ApS',
  cvr: '20304010',
  contactEmail: 'gerda@test.example',
  contactPhone: null,
  addressLine1: 'Havnegade 12',
  postalCode: '5700',
  city: 'Svendborg',
} satisfies Partial<PartnerApplication>

/** An application to be a hotel partner whose company was checked: it waits for the payment provider. */
export const anApplication = (changes: Partial<PartnerApplication> = {}): PartnerApplication => ({
  ...aCompany,
  id: newId(),
  step: 'stripe',
  status: 'pending',
  reason: null,
  cvrData: { name: 'Hotel Fyrtårnet ApS', address: 'Havnegade 12', zipcode: '5700', city: 'Svendborg' },
  documents: [],
  checkedAt: '2031-05-14T08:00:00.000Z',
  completedAt: null,
  createdAt: '2031-05-14T07:55:00.000Z',
  ...changes,
})
