import { copenhagenDate } from '@nordbo/contracts'

/**
 * Start of a booted system's domain clock: ten on a Wednesday morning in Copenhagen, far from midnight, the end of a month and
 * the changes of summer time, so that no result depends on when the test runs.
 */
export const clockStart = '2031-05-14T08:00:00.000Z'

/** The date in Copenhagen at which a booted system begins. */
export const firstDay = copenhagenDate(new Date(clockStart))
