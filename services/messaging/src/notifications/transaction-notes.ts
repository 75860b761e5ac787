/** What a transaction wrote for people, so that it is sent once the transaction is committed. */
interface TransactionNotes {
  /** Domain time of what happened. */
  readonly now: Date
  /** The people whose centre has something new. */
  readonly told: Set<string>
  /** Push messages that were queued. */
  readonly pushes: Set<string>
}

const notes = new WeakMap<object, TransactionNotes>()

/** Opens the notes of a transaction that begins. */
export const openNotes = (tx: object, now: Date): void =>
  void notes.set(tx, { now, told: new Set(), pushes: new Set() })

/** The notes of a transaction. Throws in one that messaging did not begin itself. */
export const notesOf = (tx: object): TransactionNotes => {
  const found = notes.get(tx)
  if (!found) throw new Error('a transaction has no notes')
  return found
}
