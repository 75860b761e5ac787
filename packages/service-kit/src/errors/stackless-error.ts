/**
 * An error that carries an expected refusal to its handler. It has no stack, because collecting one costs twenty times the rest of the
 * error and nobody reads it. Bugs and failed I/O are ordinary errors.
 */
export class StacklessError extends Error {
  constructor(message: string) {
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
  }
}
