import type { Arrival } from '@nordbo/contracts'

/** An address in one line, as letters and calendars write it. */
export const addressLine = ({ address: { line1, line2, postalCode, city } }: Pick<Arrival, 'address'>): string =>
  [line1, line2, `${postalCode} ${city}`].filter(Boolean).join(', ')
