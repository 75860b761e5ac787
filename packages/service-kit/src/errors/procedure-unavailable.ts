/** A procedure did not answer, or not in time: broken I/O, never an expected outcome. A change that timed out may still have happened. */
export class ProcedureUnavailable extends Error {
  override name = 'ProcedureUnavailable'
  readonly procedure: string
  /** True when a process may still be working on it; false when none received it. */
  readonly timedOut: boolean

  constructor(procedure: string, timedOut: boolean, cause?: unknown) {
    super(`${procedure} ${timedOut ? 'did not answer in time' : 'has nobody to answer it'}`, { cause })
    this.procedure = procedure
    this.timedOut = timedOut
  }
}
