/** A deadline of a row: the row decides, the alarm only triggers a check. */
export interface DueRow {
  id: string
  /** Domain time at which it is due. */
  at: Date
}

/** One kind of deadline. */
export interface Timer {
  /** Rows whose deadline is at or before `until`, earliest first, at most `limit`. */
  due(now: Date, until: Date, limit: number): Promise<DueRow[]>
  /** Handles a deadline: reloads the row and asks the state machine. May be called repeatedly, also for rows that are no longer due. */
  fire(id: string, now: Date): Promise<void>
}

/** Sets the alarm of a row; best effort, the sweep finds what was missed. */
export interface ArmedTimer {
  arm(id: string, at: Date): Promise<void>
}
