import {
  Cluster,
  type ClustersAnswer,
  FacetsAnswer,
  Pin,
  type Proposal,
  RelaxableFilter,
  SuggestedHome,
  SuggestedPlace,
} from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'
import { apiName, toApiParameters } from './search-filters.ts'

const { price: _price, ...counts } = FacetsAnswer.shape

/** Counts and prices of the filter dialog, amounts in DKK. */
export const ApiFacets = z
  .object({
    ...counts,
    price: z.object({
      basis: z.enum(['night', 'total']),
      min: Dkk.nullable(),
      max: Dkk.nullable(),
      /** Half-open ranges without gaps; the last one includes all higher prices. */
      buckets: z.array(z.object({ from: Dkk, to: Dkk, count: z.int() })),
    }),
  })
  .meta({ id: 'Facets' })

/** Facets as the API shows them. */
export const toApiFacets = ({ price, ...same }: FacetsAnswer): z.infer<typeof ApiFacets> => ({
  ...same,
  price: {
    basis: price.basis,
    min: price.minOre === null ? null : toDkk(price.minOre),
    max: price.maxOre === null ? null : toDkk(price.maxOre),
    buckets: price.buckets.map(({ fromOre, toOre, count }) => ({ from: toDkk(fromOre), to: toDkk(toOre), count })),
  },
})

const ApiCluster = Cluster.omit({ minPriceOre: true }).extend({ minPrice: Dkk }).meta({ id: 'Cluster' })
const ApiPin = Pin.omit({ nightOre: true, totalOre: true })
  .extend({
    /** The price on the pin: the whole stay with dates, else the weekday night. */
    price: Dkk,
    pricePerNight: Dkk,
    /** The whole stay with fees; null without dates. */
    total: Dkk.nullable(),
  })
  .meta({ id: 'Pin' })

/** Homes on the map, amounts in DKK. */
export const ApiClusters = z
  .object({
    clusters: z.array(ApiCluster),
    pins: z.array(ApiPin),
    total: z.int(),
    approximate: z.boolean(),
    priceBasis: z.enum(['night', 'total']),
  })
  .meta({ id: 'Clusters' })

/** Clusters as the API shows them. */
export const toApiClusters = ({ clusters, pins, ...same }: ClustersAnswer): z.infer<typeof ApiClusters> => ({
  ...same,
  clusters: clusters.map(({ minPriceOre, ...cluster }) => ({ ...cluster, minPrice: toDkk(minPriceOre) })),
  pins: pins.map(({ nightOre, totalOre, ...pin }) => ({
    ...pin,
    price: toDkk(totalOre ?? nightOre),
    pricePerNight: toDkk(nightOre),
    total: totalOre === null ? null : toDkk(totalOre),
  })),
})

const Parameters = z.record(z.string(), z.string())
const ApiProposal = z
  .object({
    /** Changes to make together; each removes a parameter or sets some. */
    changes: z
      .array(z.union([z.object({ drop: z.enum(RelaxableFilter.options.map(apiName)) }), z.object({ set: Parameters })]))
      .min(1)
      .max(3),
    /** The changed search as URL parameters. */
    query: Parameters,
    /** Counted to 1,000. */
    total: z.int(),
    totalCapped: z.boolean(),
  })
  .meta({ id: 'SearchProposal' })

/** Relaxed searches for one that finds nothing. */
export const ApiProposals = z.object({ items: z.array(ApiProposal) })

/** A proposal as the API shows it, in URL parameters. */
export const toApiProposal = ({ changes, query, ...counted }: Proposal): z.infer<typeof ApiProposal> => ({
  changes: changes.map((change) =>
    'drop' in change ? { drop: apiName(change.drop) } : { set: toApiParameters(change.set) },
  ),
  query: toApiParameters(query),
  ...counted,
})

/** Places and homes that match what was typed so far. */
export const ApiSuggestions = z
  .object({ places: z.array(SuggestedPlace), homes: z.array(SuggestedHome) })
  .meta({ id: 'Suggestions' })
