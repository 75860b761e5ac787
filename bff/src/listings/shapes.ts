import { ListingCard, ListingDetail, ListingId, PublicUser, RateCard, type SearchAnswer } from '@nordbo/contracts'
import { z } from 'zod'
import type { PageLanguage } from '../http/language.ts'
import { Dkk, toDkk } from '../http/money.ts'
import { localizedCard } from './in-language.ts'

/** Path parameters of a home. */
export const ListingParams = z.object({ id: ListingId })

/** What `pricePerNight` pays for. */
const Unit = z.literal('night')

/** A home on a card, amounts in DKK. */
export const ApiListingCard = ListingCard.omit({ nightOre: true, totalOre: true, english: true })
  .extend({
    /** Weekday night. */
    pricePerNight: Dkk,
    unit: Unit,
    /** The whole stay with fees; null without dates. */
    total: Dkk.nullable(),
  })
  .meta({ id: 'ListingCard' })
export type ApiListingCard = z.infer<typeof ApiListingCard>

/** A card as the API shows it, already in the reader's language. */
export const toApiCard = ({ nightOre, totalOre, english: _, ...card }: ListingCard): ApiListingCard => ({
  ...card,
  pricePerNight: toDkk(nightOre),
  unit: 'night',
  total: totalOre === null ? null : toDkk(totalOre),
})

/** A page of search results as the API shows it, in a language. */
export const toApiResults = (answer: SearchAnswer, language: PageLanguage) => ({
  ...answer,
  items: answer.items.map((card) => toApiCard(localizedCard(card, language))),
})

/** A home's host, or another person with a public profile. */
export const ApiHost = PublicUser.meta({ id: 'PublicUser' })

/** A home's page, amounts in DKK. */
export const ApiListing = ListingDetail.omit({ nightOre: true, card: true, english: true })
  .extend({
    /** Weekday night; 0 while a draft has no price. */
    pricePerNight: Dkk,
    unit: Unit,
    /** Null while a draft has no price. */
    rates: RateCard.omit({ baseOre: true, cleaningOre: true }).extend({ cleaningFee: Dkk }).nullable(),
    /** Null when the host's account is deleted. */
    host: ApiHost.nullable(),
  })
  .meta({ id: 'Listing' })
export type ApiListing = z.infer<typeof ApiListing>

const toApiRates = ({ baseOre: _base, cleaningOre, ...card }: RateCard) => ({
  ...card,
  cleaningFee: card.cleaningIncluded ? 0 : toDkk(cleaningOre),
})

/** A home's page as the API shows it, already in the reader's language. */
export const toApiListing = (
  { nightOre, card, english: _, ...listing }: ListingDetail,
  host: PublicUser | undefined,
): ApiListing => ({
  ...listing,
  pricePerNight: toDkk(nightOre),
  unit: 'night',
  rates: card && toApiRates(card),
  host: host ?? null,
})
