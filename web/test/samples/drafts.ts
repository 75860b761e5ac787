import { hostTermsVersion, WrittenAnswers } from '@nordbo/listing-rules'
import { z } from 'zod'
import type { Draft } from '../../src/lib/api/model.ts'
import { type Answers, refuse } from '../api/replies.ts'
import { testNow } from '../browser/window.ts'
import { aPhoto } from './homes.ts'
import { newId } from './ids.ts'

/** A draft that was just begun. */
export const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  id: newId(),
  step: 'description',
  revision: 1,
  photos: [],
  updatedAt: testNow,
  answers: {},
  ...changes,
})

/** An address of the register. */
export const anAddress = {
  line1: 'Fyrvej 36',
  postalCode: '9990',
  city: 'Skagen',
  location: { lat: 57.7436, lng: 10.6306 },
} as const

/** Right answers of all steps of the wizard that ask for text and numbers. */
export const rightAnswers: Draft['answers'] = {
  ...{ category: 'housing', tags: ['beach'], description: 'Lyst sommerhus mellem klit og hav.' },
  ...{ title: 'Sommerhus ved Grenen', isBusiness: true, companyName: 'Klit ApS', cvr: '12345678' },
  ...anAddress,
  ...{ basePrice: 1_250, cleaningFee: 0, weekendPercent: 10, introPercent: 20, introFirstN: 3 },
  ...{ lastMinutePercent: 2, lastMinuteDays: 14, weeklyPercent: 10, monthlyPercent: 25 },
  ...{ bookingMode: 'request', requestAutoExpireHours: 24 },
}

const Saved = z.object({ answers: WrittenAnswers })

/** What the wizard asks: it keeps one draft, `begun` or the one that is begun, and nobody has accepted the host terms yet. */
export const wizardAnswers = (begun?: Draft): Answers => {
  let draft = begun
  return {
    'GET /api/host/drafts': () => ({ items: draft ? [draft] : [] }),
    'POST /api/host/drafts': ({ body }) => {
      draft = aDraft(Saved.parse(body))
      return { id: draft.id, revision: draft.revision }
    },
    'GET /api/host/drafts/{id}': () => draft ?? refuse('listing.notFound'),
    'PATCH /api/host/drafts/{id}': ({ body }) => {
      if (!draft) return refuse('listing.notFound')
      draft = { ...draft, revision: draft.revision + 1, answers: { ...draft.answers, ...Saved.parse(body).answers } }
      return { revision: draft.revision }
    },
    'GET /api/host/listings/{id}/photos': () => ({ photos: draft?.photos ?? [] }),
    'POST /api/host/listings/{id}/photos': () => {
      const photo = aPhoto((draft?.photos.length ?? 0) + 1)
      if (draft) draft = { ...draft, photos: [...draft.photos, photo] }
      return { photo, repeated: false }
    },
    'GET /api/host/terms': { version: hostTermsVersion, acceptedAt: null },
    'POST /api/host/terms/accept': { version: hostTermsVersion, acceptedAt: testNow },
  }
}
