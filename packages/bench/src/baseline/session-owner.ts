/** The person of a bench session's cookie; empty without one. */
export const sessionOwner = (cookie: string | undefined): string =>
  /bench-([0-9a-f-]{36})/.exec(cookie ?? '')?.[1] ?? ''
