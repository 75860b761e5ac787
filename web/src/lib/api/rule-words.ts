/** What the texts of `stay.…` refusals show of their params: the number of nights or days, and the weekdays as words. */
export const ruleWords = (
  { minNights, maxNights, noticeDays, windowDays, arrivalDays }: Record<string, unknown>,
  language: string,
): { count: number; days: string } => ({
  count: Number(minNights ?? maxNights ?? noticeDays ?? windowDays),
  // 1 January 2024 was a Monday.
  days: [arrivalDays]
    .flat()
    .map((day) => new Date(2024, 0, Number(day)).toLocaleDateString(language, { weekday: 'long' }))
    .join(', '),
})
