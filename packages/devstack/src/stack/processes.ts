import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type ServiceName, serviceNames } from '@nordbo/contracts'
import { z } from 'zod'
import { inRepo } from '../workspace/paths.ts'

/** A process of the system, by the name that logs, messages and the compose file use. */
export type ProcessName = 'sandbox' | ServiceName | 'bff'

export interface ProcessDefinition {
  readonly name: ProcessName
  /** Folder in the repository; its program is `src/main.ts`, its configuration schema `src/config.ts` or `src/core/config.ts`. */
  readonly folder: string
  /** Started in this order, stopped in the reverse; those of one stage together. */
  readonly stage: 0 | 1 | 2
}

/** Every process of the system: the one list of `npm start`, the tests and the check of docker-compose.yml. */
export const processes: readonly ProcessDefinition[] = [
  { name: 'sandbox', folder: 'packages/sandbox', stage: 0 },
  ...serviceNames.map((name): ProcessDefinition => ({ name, folder: `services/${name}`, stage: 1 })),
  { name: 'bff', folder: 'bff', stage: 2 },
]

/** The program of a process. */
export const entryFileOf = ({ folder }: ProcessDefinition): string => inRepo(folder, 'src/main.ts')

/** The definition of a process. */
export const findProcess = (name: ProcessName): ProcessDefinition => {
  const found = processes.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no process '${name}'`)
  return found
}

/** Whether a name of the process list is a service, which has a database and answers procedures. */
export const isService = (name: ProcessName): name is ServiceName => serviceNames.some((service) => service === name)

/** One variable of a process, read off its configuration schema. */
export interface Variable {
  name: string
  required: boolean
  description: string
  /** The default in the schema, as it would be written in the environment; undefined when there is none. */
  fallback: string | undefined
}

/** The file of a process's configuration schema, relative to the root. */
export const configFileOf = ({ folder }: ProcessDefinition): string =>
  existsSync(inRepo(folder, 'src/core/config.ts')) ? `${folder}/src/core/config.ts` : `${folder}/src/config.ts`

/** The configuration schema of a process: the export `<name>Config` of its configuration file. */
export const configSchemaOf = async (definition: ProcessDefinition): Promise<z.ZodObject> => {
  const file = configFileOf(definition)
  const name = `${definition.name}Config`
  const module: unknown = await import(pathToFileURL(inRepo(file)).href)
  const exported = z.record(z.string(), z.unknown()).parse({ ...Object(module) })[name]
  if (!(exported instanceof z.ZodObject)) throw new Error(`${file} exports no zod object '${name}'`)
  return exported
}

/** Every variable that a process reads. */
export const variablesOf = async (definition: ProcessDefinition): Promise<Variable[]> => {
  const { shape } = await configSchemaOf(definition)
  return Object.entries(shape).map(([name, field]) => {
    const schema = z.instanceof(z.ZodType).parse(field)
    const empty = schema.safeParse(undefined)
    return {
      name,
      required: !empty.success,
      description: schema.description ?? '',
      fallback: empty.success && empty.data !== undefined ? String(empty.data) : undefined,
    }
  })
}
