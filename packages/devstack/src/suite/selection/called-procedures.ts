import { closureOf, type FileLinks } from './file-links.ts'

/** A service, by its process. */
export interface ServiceCode {
  name: string
  /** Names of its procedures. */
  procedures: ReadonlySet<string>
}

export type ReadText = (file: string) => string

/** Procedures that texts call, as `service.procedure`: in the BFF and in services a client has the service's name. */
export const calledIn = (text: string, services: readonly ServiceCode[]): string[] =>
  services.flatMap(({ name, procedures }) =>
    [...text.matchAll(new RegExp(`\\b${name}\\??\\.(\\w+)\\b`, 'g'))]
      .map(([, procedure = '']) => procedure)
      .filter((procedure) => procedures.has(procedure))
      .map((procedure) => `${name}.${procedure}`),
  )

const appOf = (name: string): string => `services/${name}/src/app.ts`

/** The files that app.ts imports, by the names that it gives them. */
const importedNames = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [name.trim().replace(/^type /, ''), path] as const),
    ),
  )

/** The file that answers each procedure of a service, as app.ts puts them together; app.ts itself where that is not plain. */
const handlersOf = ({ name, procedures }: ServiceCode, read: ReadText): Map<string, string> => {
  const app = read(appOf(name))
  const imported = importedNames(app)
  const fileOf = (local: string | undefined): string | undefined => {
    const path = imported.get(local ?? '')
    return path && `services/${name}/src/${path}`
  }
  const groups = [...app.matchAll(/\.\.\.(\w+)\(/g)].flatMap(([, local]) => fileOf(local) ?? [])
  return new Map(
    [...procedures].map((procedure) => {
      const direct = fileOf(new RegExp(`\\b${procedure}: (\\w+)\\(`).exec(app)?.[1])
      const grouped = groups.find((file) => new RegExp(`\\b${procedure}\\b\\s*[:(,]`).test(read(file)))
      return [procedure, direct ?? grouped ?? appOf(name)]
    }),
  )
}

/** Which files of services answer procedures. */
export interface CalledFiles {
  /** The files that answer these procedures and those that these call, and the services that they are of. */
  answering(procedures: Iterable<string>): { files: Set<string>; services: Set<string> }
  /** What a service does without being called: it consumes events, and its timers are due. */
  besides(service: string): ReadonlySet<string>
}

/** Reads how services answer. */
export const readCalledFiles = (services: readonly ServiceCode[], links: FileLinks, read: ReadText): CalledFiles => {
  const parts = new Map(
    services.map((service) => {
      const handlers = handlersOf(service, read)
      const closures = new Map([...new Set(handlers.values())].map((file) => [file, closureOf([file], links)] as const))
      const inHandlers = new Set(
        [...closures].flatMap(([file, files]) => (file === appOf(service.name) ? [] : [...files])),
      )
      const besides = [...closureOf([appOf(service.name)], links)].filter((file) => !inHandlers.has(file))
      return [service.name, { handlers, closures, besides: new Set(besides) }] as const
    }),
  )
  const callsOf = new Map<string, string[]>()
  const callsIn = (file: string): string[] => {
    const known = callsOf.get(file) ?? calledIn(read(file), services)
    callsOf.set(file, known)
    return known
  }
  return {
    besides: (name) => parts.get(name)?.besides ?? new Set(),
    answering: (procedures) => {
      const calls = new Set(procedures)
      const files = new Set<string>()
      const reached = new Set<string>()
      for (const call of calls) {
        const [name = '', procedure = ''] = call.split('.')
        const part = parts.get(name)
        const handler = part?.handlers.get(procedure)
        if (!part || handler === undefined) continue
        reached.add(name)
        for (const file of part.closures.get(handler) ?? []) {
          if (!files.has(file) && handler !== appOf(name) && file.startsWith('services/') && file.endsWith('.ts'))
            for (const next of callsIn(file)) calls.add(next)
          files.add(file)
        }
      }
      return { files, services: reached }
    },
  }
}
