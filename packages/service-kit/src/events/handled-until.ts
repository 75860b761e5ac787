/** The end of a stream at a moment: what was published before `at` has a position up to `lastSeq`. */
export interface StreamSample {
  at: Date
  lastSeq: number
}

/** A consumer's place in a stream, as the broker tells it. */
export interface ConsumerPlace {
  num_pending: number
  num_ack_pending: number
  ack_floor: { stream_seq: number }
}

/** The position up to which every consumer has handled a stream that ends at `lastSeq`. One that is not there has handled nothing. */
export const oldestPosition = (places: readonly (ConsumerPlace | undefined)[], lastSeq: number): number =>
  Math.min(
    lastSeq,
    ...places.map((place) => {
      if (!place) return 0
      // A consumer is delivered a part of the stream: without work it has passed the end.
      return place.num_pending + place.num_ack_pending === 0 ? lastSeq : place.ack_floor.stream_seq
    }),
  )

/** Samples kept at most. The oldest but one is dropped first: it only makes the answer of `latestHandled` earlier. */
const mostSamples = 500

/** Adds a sample. */
export const addSample = (samples: StreamSample[], sample: StreamSample): void => {
  samples.push(sample)
  if (samples.length > mostSamples) samples.splice(1, 1)
}

/** The latest sample of which everything is handled, and forgets earlier ones; undefined if there is none. */
export const latestHandled = (samples: StreamSample[], position: number): StreamSample | undefined => {
  const index = samples.findLastIndex(({ lastSeq }) => lastSeq <= position)
  if (index > 0) samples.splice(0, index)
  return index < 0 ? undefined : samples[0]
}
