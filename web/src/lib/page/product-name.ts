/** The product's name (contracts keep the same constant; the web may import their types only). */
export const productName = 'Nordbo'
