/** `percent` of an amount in øre, rounded once, half up (decisions.md, Money). Both are whole and not negative. */
export const percentOf = (ore: number, percent: number): number => Math.floor((ore * percent + 50) / 100)

/** Sum of amounts in øre. */
export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
