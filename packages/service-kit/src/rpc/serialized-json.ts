/**
 * An answer that is JSON text already: stored documents pass through a service unparsed. Its writer is responsible for its
 * shape; where answers are checked (STRICT), one that differs from its contract is an error.
 */
export class SerializedJson<T> {
  readonly text: string
  /** Carries the type of the parsed text; never set. */
  readonly type?: T

  constructor(text: string) {
    this.text = text
  }
}

/** Adds fields to the text of a JSON object, which must have fields already, but none of these. */
export const appendFields = (object: string, fields: object): string =>
  `${object.slice(0, object.lastIndexOf('}'))},${JSON.stringify(fields).slice(1)}`
