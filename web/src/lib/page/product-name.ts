/** The product's name. A copy of the contracts' constant, because the web imports only their types. */
export const productName = 'Nordbo'
