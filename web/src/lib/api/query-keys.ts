/** First parts of every query's key: what a live notice or a change names. */
export const queryKeys = {
  session: ['session'],
  search: ['search'],
  listing: ['listing'],
  availability: ['availability'],
  quote: ['quote'],
  trips: ['trips'],
  booking: ['booking'],
  hostRequests: ['host-requests'],
  favourites: ['favourites'],
  wishlists: ['wishlists'],
  sharedWishlist: ['shared-wishlist'],
  savedSearches: ['saved-searches'],
  hotels: ['hotels'],
  figures: ['figures'],
  paymentConfig: ['payment-config'],
  mapConfig: ['map-config'],
} as const
