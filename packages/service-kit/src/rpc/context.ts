import { AsyncLocalStorage } from 'node:async_hooks'

/** The cause of the current work: its trace, and the event or procedure that it follows from. */
export interface Cause {
  traceId: string
  causationId: string | null
  /** Real time, epoch ms, after which the caller no longer waits; absent outside a procedure. */
  deadline?: number
}

/** Carries a cause through asynchronous work, so that emitted events and further calls have it without a parameter. */
export type CauseTracker = AsyncLocalStorage<Cause>
/** One per process object: nothing is shared between services in one process. */
export const createCauseTracker = (): CauseTracker => new AsyncLocalStorage()
