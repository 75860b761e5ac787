import { type ApiPath, type ApiReach, filesAnswering } from './api-files.ts'
import { bootedBy } from './booted-processes.ts'
import type { CalledFiles, ReadText, ServiceCode } from './called-procedures.ts'
import { closureOf, type FileLinks, joined } from './file-links.ts'

export interface IntegrationInputs {
  links: FileLinks
  /** Every process that can be booted. */
  processes: readonly { name: string; folder: string }[]
  services: readonly ServiceCode[]
  called: CalledFiles
  api: ApiReach
  apiPaths: readonly ApiPath[]
  read: ReadText
}

/** Procedures of a service that a text names: called, quoted or taken from a client. */
const namedProcedures = (text: string, { name, procedures }: ServiceCode): string[] =>
  [...procedures]
    .filter((procedure) => new RegExp(`\\.${procedure}\\b|'${procedure}'|\\b${procedure}\\(`).test(text))
    .map((procedure) => `${name}.${procedure}`)

/** Addresses of the API that a text contains; what is filled in counts as an id. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/\/(?:api|media)\b(?:\$\{[^}]*\}|[\w/.:-])*/g)].map(([address]) =>
    address.replaceAll(/\$\{[^}]*\}/g, 'x').replace(/\/$/, ''),
  )

const testkit = 'packages/testkit/src'

/** The files of the testkit by what they export. */
const testkitExports = (index: string): ReadonlyMap<string, string> =>
  new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', path = '']) =>
      names.split(',').map((name) => [name.trim(), `${testkit}/${path}`] as const),
    ),
  )

/** Names that a text imports from the testkit. */
const importedFromTestkit = (text: string): string[] =>
  [...text.matchAll(/import \{([^}]*)\} from '@nordbo\/testkit'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

/**
 * Reads what an integration test needs: what it imports, and of the processes that it boots what its texts call, by the addresses and
 * procedures that they name. What a service does besides answering counts where the test chose or calls it; letters where it speaks of mails.
 */
export const integrationReach = (inputs: IntegrationInputs) => {
  const { links, processes, services, called, api, apiPaths, read } = inputs
  const routeFiles = new Set(apiPaths.map(({ file }) => file))
  const exportedBy = testkitExports(read(`${testkit}/index.ts`))
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? read(file)
    texts.set(file, text)
    return text
  }
  const routesIn = (text: string, own: ReadonlySet<string>): readonly string[] => {
    // A test that reads the description of the API, or the list of its routes, calls all of them.
    if (/\/api\/openapi|declared-api/.test(text)) return [...routeFiles]
    return [...filesAnswering(apiPaths, new Set(addressesIn(text))), ...[...own].filter((file) => routeFiles.has(file))]
  }
  return (file: string): Set<string> => {
    const own = closureOf([file], links)
    const inTests = [...own].filter((each) => /\/test\/.*\.ts$/.test(each)).map(textOf)
    const booted = bootedBy(
      inTests,
      processes.map(({ name }) => name),
    )
    const isBooted = (name: string): boolean => booted === 'all' || booted.includes(name)
    const builders = inTests.flatMap(importedFromTestkit).flatMap((name) => exportedBy.get(name) ?? [])
    const inTestkit = [...closureOf(builders, links)].filter((each) => each.startsWith(`${testkit}/`)).map(textOf)
    const text = [...inTests, ...inTestkit].join('\n')
    const routes = isBooted('bff') ? routesIn(text, own) : []
    const running = services.filter(({ name }) => isBooted(name))
    const answered = called.answering(running.flatMap((service) => namedProcedures(text, service)))
    const showsWork = ({ name }: ServiceCode): boolean =>
      booted !== 'all' || answered.services.has(name) || (name === 'messaging' && /mail/i.test(text))
    const others = processes.filter(
      ({ name }) => isBooted(name) && name !== 'bff' && !services.some((service) => service.name === name),
    )
    const inProcesses = joined(
      ...(isBooted('bff') ? [api.always, ...routes.map((each) => api.of(each))] : []),
      ...running.filter(showsWork).map(({ name }) => called.besides(name)),
      answered.files,
    )
    const isRunning = (each: string): boolean => !each.startsWith('services/') || isBooted(each.split('/')[1] ?? '')
    const apps = others.map(({ folder }) => `${folder}/src/app.ts`)
    return joined(closureOf([file, ...apps], links), [...inProcesses].filter(isRunning))
  }
}
