import { hostTermsVersion, type WrittenAnswers } from '@nordbo/contracts'
import { z } from 'zod'
import type { Person } from '../people/person.ts'
import { pictureForm } from './picture.ts'

const Created = z.object({ id: z.string(), revision: z.int() })

/** Every answer that a home needs before it is published, as a person writes it. */
export const writtenAnswers = {
  category: 'housing',
  tags: ['beach'],
  description: 'Lyst sommerhus mellem klit og hav med brændeovn og stor terrasse.',
  title: 'Sommerhus ved Grenen',
  subcategory: 'summerhouse',
  maxGuests: 4,
  bedrooms: 2,
  beds: 3,
  bathrooms: 1.5,
  line1: 'Fyrvej 36',
  postalCode: '9990',
  city: 'Skagen',
  location: { lat: 57.7436, lng: 10.6306 },
  basePrice: 1_250,
} satisfies WrittenAnswers

/** Accepts the host terms. */
export const acceptHostTerms = (person: Person): Promise<unknown> =>
  person.postOk(z.unknown(), '/api/host/terms/accept', {
    ...{ version: hostTermsVersion, terms: true, privacy: true, liability: true },
  })

/** Begins a draft that could be published: all answers, the terms and a photo. Returns its id. */
export const createPublishableDraft = async (host: Person, changes: WrittenAnswers = {}): Promise<string> => {
  await acceptHostTerms(host)
  const { id } = await host.postOk(Created, '/api/host/drafts', { answers: { ...writtenAnswers, ...changes } })
  await host.postOk(z.unknown(), `/api/host/listings/${id}/photos`, pictureForm())
  return id
}
