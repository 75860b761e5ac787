/** A list without the repeats of its values. */
export const once = <T>(values: T[]): T[] => [...new Set(values)]
