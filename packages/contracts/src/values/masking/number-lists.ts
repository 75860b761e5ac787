/** What follows a list of amounts, ages or measures. */
const unit =
  /^\s?(?:år|kr|dkk|eur|euro|€|\$|%|°|grader|degrees|grad|years|jahre|uger|weeks|wochen|personer|people|personen|min|dage|days|tage|km|m|cm|mm|px|kg)(?!\p{L})/iu

/** Largest step of a list that counts upward, such as of weeks, days or hours. */
const largestStep = 10

const stepsOf = (list: string): number[] => {
  const values = (list.match(/\d+/g) ?? []).map(Number)
  return values.slice(1).map((value, at) => value - (values[at] ?? 0))
}

/** Whether the numbers of a list get larger. */
export const ascends = (list: string): boolean => stepsOf(list).every((step) => step > 0)

/** Whether they get larger by little, as weeks, days and hours do. */
export const countsUp = (list: string): boolean => stepsOf(list).every((step) => step > 0 && step <= largestStep)

/** Whether a list that ends at a place is one of amounts, ages or measures. */
export const isOfUnit = (text: string, end: number): boolean => unit.test(text.slice(end, end + 12))
