import { copenhagenDate } from '@nordbo/contracts'

/**
 * Where the domain clock of a booted system begins: ten on a Wednesday morning in Copenhagen, far from a midnight, the
 * ends of a month and the changes of summer time. So no result depends on the day or hour of the run.
 */
export const clockStart = '2031-05-14T08:00:00.000Z'

/** The date in Copenhagen at which a booted system begins. */
export const firstDay = copenhagenDate(new Date(clockStart))
