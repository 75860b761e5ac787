/** An answer of the public API; the body is parsed JSON. */
export interface Answer {
  status: number
  headers: Headers
  body: unknown
  /** The stable code of a problem; undefined on success. */
  code: string | undefined
}
