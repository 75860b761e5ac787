import { ListingContent } from '@nordbo/listing-rules'
import { expect, it } from 'vitest'
import type { EditableListing } from '../../lib/api/model.ts'
import { contentPatch, differing, fieldsOf, ratePatch, toVersion } from './edit-form.ts'

const home: EditableListing = {
  ...{ id: 'a', hostId: 'b', active: true, revision: 3, photos: [] },
  content: ListingContent.parse({
    ...{ title: 'Huset ved havet', description: 'Et hus ved havet med plads.', subcategory: 'villa', tags: ['beach'] },
    ...{ amenities: [], maxGuests: 4, bedrooms: 2, beds: 4, bathrooms: 1.5, rules: { petsAllowed: true } },
    safety: { smokeAlarm: true },
    address: {
      line1: 'Fyrvej 36',
      line2: null,
      postalCode: '9990',
      city: 'Skagen',
      region: 'Nordjylland',
      country: 'DK',
    },
    ...{ location: { lat: 57.7, lng: 10.6 }, bookingMode: 'instant' },
  }),
  rates: {
    ...{ revision: 5, basePrice: 1_000, weekendPercent: 10, cleaningIncluded: false, cleaningFee: 300 },
    discounts: {
      ...{ introPercent: 20, introFirstN: 3, lastMinutePercent: null },
      ...{ lastMinuteDays: 14, weeklyPercent: null, monthlyPercent: null },
    },
  },
}
const { form, ...revisions } = toVersion(home)

it('a stored home fills the form, with an empty text where there is none', () => {
  expect(revisions).toEqual({ revision: 3, ratesRevision: 5 })
  expect(form).toMatchObject({ line1: 'Fyrvej 36', line2: '', isBusiness: false, additional: '', introPercent: 20 })
  expect(toVersion({ ...home, rates: null })).toMatchObject({ ratesRevision: 0, form: { basePrice: null } })
})

it('a section saves what was typed alone', () => {
  const typed = { ...form, title: 'Et andet navn', weekendPercent: 30 }
  const changed = differing(typed, form, fieldsOf('basics'))
  expect(contentPatch('basics', typed, { changed, home })).toEqual({ title: 'Et andet navn' })
  expect(ratePatch('weekend', typed, ['weekendPercent'])).toEqual({ weekendPercent: 30 })
  expect(ratePatch('discounts', { ...form, introPercent: null }, ['introPercent'])).toEqual({
    discounts: { introPercent: null },
  })
})

it('an address is saved whole, and its region belongs to its town', () => {
  const line = contentPatch('place', { ...form, line1: 'Havnevej 2' }, { changed: ['line1'], home })
  expect(line).toEqual({ address: { ...home.content.address, line1: 'Havnevej 2' } })
  const town = contentPatch('place', { ...form, city: 'Aarhus' }, { changed: ['city'], home })
  expect(town.address?.region).toBeNull()
  const business = { ...form, isBusiness: true, companyName: 'Havhus', cvr: '12345678' }
  expect(contentPatch('place', business, { changed: ['isBusiness'], home })).toEqual({
    business: { companyName: 'Havhus', cvr: '12345678' },
  })
})

it('rules and safety keep what this section did not change', () => {
  const typed = { ...form, weapons: true, quietFrom: '', quietTo: '', checkInFrom: '16:00' }
  const changed = differing(typed, form, fieldsOf('safety'))
  expect(contentPatch('safety', typed, { changed, home })).toEqual({
    checkInFrom: '16:00',
    safety: { ...home.content.safety, weapons: true },
    rules: { ...home.content.rules, quietFrom: null, quietTo: null },
  })
})
