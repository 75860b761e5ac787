/** The listing's intro uses changed between the quote and the lock. The price must be quoted again. */
export class IntroUsesChanged extends Error {
  override name = 'IntroUsesMoved'
}
