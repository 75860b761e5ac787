/** The intro uses of a home moved between a quote and the home's lock: the price must be asked for again. */
export class IntroUsesChanged extends Error {
  override name = 'IntroUsesMoved'
}
