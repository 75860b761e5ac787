/** An answer of the public API, parsed as far as JSON goes. */
export interface Answer {
  status: number
  headers: Headers
  body: unknown
  /** The stable code of a problem; undefined on success. */
  code: string | undefined
}
