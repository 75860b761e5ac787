import { AsyncLocalStorage } from 'node:async_hooks'

/** What caused the work at hand: its trace, and the event or procedure that it follows from. */
export interface Cause {
  traceId: string
  causationId: string | null
  /** Real time, epoch ms, after which nobody waits; absent outside a procedure. */
  deadline?: number
}

/** Follows a cause through asynchronous work, so that emitted events and onward calls carry it without being told. */
export type CauseTracker = AsyncLocalStorage<Cause>
/** One per process object: nothing is shared between services in one process. */
export const createCauseTracker = (): CauseTracker => new AsyncLocalStorage()
