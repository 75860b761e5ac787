import { z } from 'zod'

/** The steps of the wizard in their order, each with the answers that it asks for (docs/product/listings.md, Wizard). */
export const wizardSteps = [
  { name: 'description', fields: ['category', 'tags', 'description'] },
  { name: 'details', fields: ['title', 'subcategory', 'maxGuests', 'bedrooms', 'beds', 'bathrooms'] },
  {
    name: 'location',
    fields: ['line1', 'line2', 'postalCode', 'city', 'location', 'isBusiness', 'companyName', 'cvr'],
  },
  { name: 'price', fields: ['basePrice', 'cleaningIncluded', 'cleaningFee'] },
  { name: 'weekend', fields: ['weekendPercent'] },
  {
    name: 'discounts',
    fields: [
      ...['introPercent', 'introFirstN', 'lastMinutePercent'],
      ...['lastMinuteDays', 'weeklyPercent', 'monthlyPercent'],
    ],
  },
  { name: 'extras', fields: ['extras'] },
  { name: 'safety', fields: ['outdoorCamera', 'noiseMonitors', 'weapons'] },
  { name: 'firstGuests', fields: ['firstGuestPolicy'] },
  { name: 'booking', fields: ['bookingMode', 'requestAutoExpireHours'] },
  { name: 'photos', fields: [] },
  { name: 'review', fields: [] },
] as const

/** The name of a step. */
export type WizardStep = (typeof wizardSteps)[number]['name']
export const WizardStepName = z.enum(wizardSteps.map(({ name }) => name))
