/** What people do with the product, with the paths of the tests that prove it. The first that matches a path counts. */
export const features: readonly (readonly [name: string, paths: RegExp])[] = [
  ['hotels and partners', /hotel|partner|compan/],
  ['add-ons', /extra|proposals/],
  ['payouts and books', /payout|ledger|money|killed-payouts|provider-faults|campaign|dispute|settlement/],
  ['reviews and damage', /review|damage|after-the-stay/],
  ['wishlists and saved searches', /wishlist|saved-search|favourite|matcher/],
  [
    'messages and mails',
    /messag|template|reports-and-blocks|thread|mail|letter|push|notif|newsletter|unsubscribe|support|ticket|contact|talk|live|masking|late-bounces|presence|subscribers|delivery|smtp|tickets/,
  ],
  ['calendars and prices of hosts', /calendar|stay-rules|host-price|rates|occupancy|price/],
  [
    'homes of hosts',
    /listing-rules|create-listing|edit-listing|editing|draft|own-listings|publish|photo|upload|album|listing-form|addresses|copies|copy-title|listing-cases|homes\.test/,
  ],
  [
    'overview of hosts',
    /host-overview|host-story|host-settings|host-help|host-layout|hosting|become-host|estimat|earnings|figures|requests|reservations|overview|host-routes|host-terms/,
  ],
  ['search and map', /search|map|place|geo|gazetteer|hydration|cards\.test|quick-view|suggest|currenc|basemap/],
  [
    'a home’s page',
    /features\/listing|e2e\/listing|listing\/|listing\.test|listed|show-page|gallery|share-pict|shared-answers|polish/,
  ],
  [
    'booking and paying',
    /book|pay|quote|stripe|card|reserve|checkout|hold|cancel|alteration|at-once|stay|deadline|busy-home|timers|receipt|lifecycle|refund|provider|order|idempot|webhook/,
  ],
  ['trips', /trip|booked|late-answers/],
  [
    'accounts and rights',
    /identity|auth|account|profile|hub-|passkey|two-factor|step-up|session|sign-in|verif|administrator|suspension|roles|permissions|privilege|credential|agreements|device|security/,
  ],
  ['personal data', /erasure|erased|export|data-rights|privacy|retention|consent|archive/],
  [
    'pages, languages and the frame',
    /shell|home|page|written|language|locale|text|i18n|right-to-left|accessib|crawl|first-screen|offline|dialogs|currency|\/app\/|\/ui\/|\/lib\/|domain|layers|main-job|styles|web\/scripts/,
  ],
  ['servers and tools', /^(packages|bff|services|web\/test)\//],
]

/** The feature that a test file proves; undefined for one that no pattern knows. */
export const featureOf = (file: string): string | undefined => features.find(([, paths]) => paths.test(file))?.[0]
