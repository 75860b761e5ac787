/** `percent` of an amount in øre, rounded once, half up (docs/product/money.md, Amounts). Both are whole and not negative. */
export const percentOf = (ore: number, percent: number): number => Math.floor((ore * percent + 50) / 100)
