import { copenhagenDate } from '@nordbo/stay-rules'

/** The last whole day before an instant that is midnight in Copenhagen. */
export const lastDayBefore = (until: string): string => copenhagenDate(new Date(Date.parse(until) - 1))
