/** The kinds of home that the estimator offers, in the order of its list. */
export const estimatedKinds = ['summerhouse', 'apartment', 'house', 'villa'] as const
export type EstimatedKind = (typeof estimatedKinds)[number]

/** Choices of the number of bedrooms. */
export const bedroomChoices = ['1', '2', '3', '4', '5', '6'] as const
export type BedroomChoice = (typeof bedroomChoices)[number]

/** The range of nights and the number that is chosen first. */
export const nightRange = { least: 1, most: 30, first: 7 } as const

/** What a person entered. Kind and bedrooms are empty until they are chosen. */
export interface EstimateInput {
  place: string
  kind: EstimatedKind | ''
  bedrooms: BedroomChoice | ''
  nights: number
}

/** An input that is complete. */
export interface CompleteEstimateInput extends EstimateInput {
  kind: EstimatedKind
  bedrooms: BedroomChoice
}

/** Reads the input from the address. What is missing or wrong there is empty. */
export const readEstimate = (params: URLSearchParams): EstimateInput => {
  const nights = Number(params.get('nights'))
  return {
    place: (params.get('place') ?? '').slice(0, 80),
    kind: estimatedKinds.find((kind) => kind === params.get('kind')) ?? '',
    bedrooms: bedroomChoices.find((count) => count === params.get('bedrooms')) ?? '',
    nights:
      Number.isInteger(nights) && nights >= nightRange.least && nights <= nightRange.most ? nights : nightRange.first,
  }
}

/** The input as parameters of the address. */
export const writeEstimate = ({ place, kind, bedrooms, nights }: EstimateInput): URLSearchParams =>
  new URLSearchParams({ place: place.trim(), kind, bedrooms, nights: String(nights) })

/** The input if nothing is missing; else null. */
export const completeEstimate = (input: EstimateInput): CompleteEstimateInput | null => {
  const { kind, bedrooms } = input
  if (input.place.trim() === '' || kind === '' || bedrooms === '') return null
  return { ...input, kind, bedrooms }
}

/**
 * What all nights cost when the server cannot be asked, DKK. The same assumption as services/listings/src/earnings/assumed-night.ts
 * (docs/product/listings.md, Earnings estimate).
 */
export const assumedTotal = ({ kind, bedrooms, nights }: CompleteEstimateInput): number =>
  ((kind === 'summerhouse' ? 1_200 : 800) + 150 * Number(bedrooms)) * nights
