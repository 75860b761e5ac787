/** A deadline that a row carries: the row is the truth, the alarm only rings. */
export interface DueRow {
  id: string
  /** Domain time at which it is due. */
  at: Date
}

/** One kind of deadline. */
export interface Timer {
  /** Rows whose deadline is at or before `until`, earliest first, at most `limit`. */
  due(now: Date, until: Date, limit: number): Promise<DueRow[]>
  /** Meets a deadline: reloads the row and asks the state machine. Must bear being called too often, and for rows that moved on. */
  fire(id: string, now: Date): Promise<void>
}

/** Sets the alarm of a row; best effort, the sweep finds what was missed. */
export interface ArmedTimer {
  arm(id: string, at: Date): Promise<void>
}
