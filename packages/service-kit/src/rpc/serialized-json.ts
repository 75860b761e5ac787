/**
 * An answer that is JSON already: what is kept ready made in the database passes through a service as text, unread. Its writer
 * vouches for its shape; where answers are checked (STRICT) one that says more or less than its contract is refused.
 */
export class SerializedJson<T> {
  readonly text: string
  /** The type of what the text says; never there. */
  readonly type?: T

  constructor(text: string) {
    this.text = text
  }
}

/** The text of a JSON object with further fields behind its own. It must have fields of its own, and none of these. */
export const appendFields = (object: string, fields: object): string =>
  `${object.slice(0, object.lastIndexOf('}'))},${JSON.stringify(fields).slice(1)}`
