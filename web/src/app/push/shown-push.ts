/** What a push message says (services/messaging writes it). */
export interface ShownPush {
  title: string
  body: string
  /** The page that it leads to, on this site. */
  path: string
  /** A newer message with the same tag takes its place. */
  tag: string
  lang: string
}

const textOf = (data: object, name: string): string => {
  const value: unknown = Reflect.get(data, name)
  return typeof value === 'string' ? value : ''
}

const parse = (json: string): object => {
  try {
    const data: unknown = JSON.parse(json)
    return typeof data === 'object' && data !== null ? data : {}
  } catch {
    return {}
  }
}

/** Reads a push message. A browser must show something for each, so one that cannot be read leads to the list of notifications. */
export const readPush = (json: string): ShownPush => {
  const data = parse(json)
  return {
    title: textOf(data, 'title') || 'Nordbo',
    body: textOf(data, 'body'),
    path: textOf(data, 'path') || '/notifications',
    tag: textOf(data, 'tag'),
    lang: textOf(data, 'lang'),
  }
}

/** The address of a path of this site; the list of notifications for every other. */
export const pageOf = (path: unknown, origin: string): string => {
  const home = new URL('/notifications', origin).href
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return home
  const url = new URL(path, origin)
  return url.origin === origin ? url.href : home
}
