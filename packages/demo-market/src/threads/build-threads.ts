import type { Home } from '../homes/build-homes.ts'
import type { Guest } from '../people/guests.ts'
import type { ImportedStay } from '../stays/compose-stay.ts'
import { composeThread, type ImportedThread } from './compose-thread.ts'
import { guestThreads } from './guest-threads.ts'
import { hostThreads } from './host-threads.ts'

/** The conversations of the demo guest and the demo host, with each other and with others. All were written before today. */
export const buildThreads = (
  homes: readonly Home[],
  stays: readonly ImportedStay[],
  guests: readonly Guest[],
  today: string,
): ImportedThread[] =>
  [...guestThreads(homes, stays, today), ...hostThreads(homes, stays, guests, today)].map((sketch) =>
    composeThread(sketch, stays),
  )
