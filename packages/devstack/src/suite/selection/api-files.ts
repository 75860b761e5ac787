import { type CalledFiles, calledIn, type ReadText, type ServiceCode } from './called-procedures.ts'
import { closureOf, type FileLinks, joined } from './file-links.ts'

/** A path of the API, such as `/api/wishlists/:id`, and the file that declares it. */
export interface ApiPath {
  path: string
  file: string
}

/** The paths that files of the BFF declare. */
export const apiPaths = (files: readonly string[], read: ReadText): ApiPath[] =>
  files
    .filter((file) => /^bff\/src\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\burl: '(\/(?:api|media)\b[^']*)'/g)].map(([, path = '']) => ({ path, file })),
    )

const fits = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/:\w+/g, '[^/]+')
      .replaceAll('*', '.*')}$`,
  )

/** The files that answer requests to these addresses. A path that is written out goes before one with places for ids. */
export const filesAnswering = (paths: readonly ApiPath[], addresses: Iterable<string>): string[] => {
  const sorted = paths.toSorted((one, other) => Number(/[:*]/.test(one.path)) - Number(/[:*]/.test(other.path)))
  const known = sorted.map(({ path, file }) => ({ fits: fits(path), file }))
  return [
    ...new Set([...addresses].flatMap((address) => known.find((each) => each.fits.test(address))?.file ?? [])),
  ].sort()
}

/** What a browser test needs of the BFF and of services: by the route files that it calls. */
export interface ApiReach {
  /** What every request needs. */
  always: ReadonlySet<string>
  /** What the routes of a file need besides. */
  of(routeFile: string): ReadonlySet<string>
}

/** Reads what requests reach. Every request passes the BFF's plugins and caches; a route calls procedures of services,
 * and shows what these services did besides, such as consuming events. */
export const readApiReach = (
  routeFiles: ReadonlySet<string>,
  links: FileLinks,
  services: readonly ServiceCode[],
  called: CalledFiles,
  read: ReadText,
): ApiReach => {
  const withoutRoutes = new Map(
    [...links].map(([file, to]) => [file, to.filter((each) => !routeFiles.has(each))] as const),
  )
  const answering = (files: ReadonlySet<string>): ReturnType<CalledFiles['answering']> =>
    called.answering(
      [...files].filter((file) => /^bff\/src\/.*\.ts$/.test(file)).flatMap((file) => calledIn(read(file), services)),
    )
  const plugins = closureOf(['bff/src/app.ts', 'bff/src/main.ts'], withoutRoutes)
  const always = joined(plugins, answering(plugins).files)
  const reachOf = (file: string): ReadonlySet<string> => {
    const own = closureOf([file], withoutRoutes)
    const answered = answering(own)
    return joined(own, answered.files, ...[...answered.services].map(called.besides))
  }
  const known = new Map<string, ReadonlySet<string>>()
  return {
    always,
    of: (file) => {
      const reach = known.get(file) ?? reachOf(file)
      known.set(file, reach)
      return reach
    },
  }
}
