import { waitFor } from '@testing-library/dom'
import { expect } from 'vitest'

/** Waits until Back asks about what is not saved: a moment after it was typed, an entry that guards it lies on the history. */
export const untilGuarded = (): Promise<void> => waitFor(() => expect(JSON.stringify(history.state)).toContain('guard'))

/** Waits until nothing on the history guards what is not saved. */
export const untilUnguarded = (): Promise<void> =>
  waitFor(() => expect(JSON.stringify(history.state)).not.toContain('guard'))
