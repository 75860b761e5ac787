/** Addresses outside the app that the page went to, the first one first. */
export const openedAddresses: string[] = []
