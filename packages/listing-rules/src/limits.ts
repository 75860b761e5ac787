/** The least and most of what a host enters, and the step of its buttons (docs/product/listings.md, Limits). Money in øre. */
export const limits = {
  title: { least: 10, most: 80 },
  description: { least: 20, most: 500 },
  tags: { least: 1, most: 2 },
  maxGuests: { least: 1, most: 16 },
  bedrooms: { least: 0, most: 10 },
  beds: { least: 1, most: 20 },
  bathrooms: { least: 0.5, most: 10, step: 0.5 },
  baseOre: { least: 100_00, most: 50_000_00, step: 50_00 },
  cleaningOre: { least: 0, most: 50_000_00, step: 50_00 },
  weekendPercent: { least: 0, most: 99, step: 5 },
  introPercent: { least: 1, most: 100 },
  introFirstN: { least: 1, most: 10 },
  lastMinutePercent: { least: 1, most: 50 },
  lastMinuteDays: { least: 1, most: 30 },
  weeklyPercent: { least: 1, most: 50 },
  monthlyPercent: { least: 1, most: 70 },
  requestAutoExpireHours: { least: 1, most: 168 },
  companyName: { least: 1, most: 120 },
  cvr: { least: 8, most: 8 },
  line1: { least: 1, most: 120 },
  line2: { least: 0, most: 120 },
  postalCode: { least: 1, most: 12 },
  city: { least: 1, most: 80 },
  alt: { least: 1, most: 200 },
} as const

/** Most photos of a home. */
export const mostListingPhotos = 10
/** Photos that are narrower, px after they are cropped to 3:2, get a warning: 1,200 × 800 px (docs/product/listings.md, Photos). */
export const advisedPhotoWidth = 1_200
