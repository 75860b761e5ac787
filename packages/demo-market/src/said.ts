/** The same in Danish and in English. */
export type Said = readonly [danish: string, english: string]

/** Languages that the market speaks, as places in {@link Said}. */
export const danish = 0
export const english = 1
export type Speech = typeof danish | typeof english
