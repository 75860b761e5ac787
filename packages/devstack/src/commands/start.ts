import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@nordbo/contracts'
import { z } from 'zod'
import { generate } from '../build/generate.ts'
import { buildWeb } from '../build/web-build.ts'
import { createDatabases } from '../databases/databases.ts'
import { migrate } from '../databases/migrate.ts'
import { allServers, startInfra } from '../infra/infra.ts'
import { portIsFree } from '../net/ports.ts'
import { loadSecrets } from '../secrets/secrets.ts'
import { environmentFor } from '../stack/environment.ts'
import { entryFileOf, type ProcessDefinition, processes } from '../stack/processes.ts'
import { createStack, type Stack } from '../stack/stack.ts'
import { type Lock, lockDataFolder } from '../supervise/lock.ts'
import { isConnectionLost, untilItHolds } from '../supervise/patience.ts'
import { isHttpOk, type Supervised, type SupervisorOptions, supervise } from '../supervise/supervisor.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { homeFolder, inRepo, nodeBinary, repoRoot } from '../workspace/paths.ts'
import { print, runStep } from '../workspace/progress.ts'
import { checkInterruptedMarket, seedMarket } from './seed-market.ts'

const portSchema = z.coerce.number().int().min(1).max(65_535)

const publicAddress = async (): Promise<{ host: string; port: number }> => {
  const host = process.env.HOST ?? '127.0.0.1'
  const port = portSchema.safeParse(process.env.PORT ?? 3000)
  if (!port.success) throw new Error(`PORT must be a number from 1 to 65535, not '${process.env.PORT}'.`)
  if (!(await portIsFree(host, port.data)))
    throw new Error(
      `Port ${port.data} on ${host} is taken by another program. Choose another: PORT=${port.data + 1} npm start`,
    )
  return { host, port: port.data }
}

const startOne = async (
  definition: ProcessDefinition,
  stack: Stack,
  options: Pick<SupervisorOptions, 'started' | 'begun'>,
): Promise<Supervised> =>
  supervise(
    {
      name: definition.name,
      kind: 'service',
      command: nodeBinary,
      args: [entryFileOf(definition)],
      cwd: repoRoot,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...(await environmentFor(definition.name, stack)),
      },
      logFile: join(stack.home, 'logs', `${definition.name}.log`),
      stopSignal: 'SIGTERM',
      ready: () => isHttpOk(`http://127.0.0.1:${stack.healthPorts[definition.name]}/readyz`),
    },
    { say: print, ...options },
  )

const startProcesses = async (stack: Stack, lock: Lock, teardown: Teardown): Promise<void> => {
  for (const stage of [0, 1, 2]) {
    const ready = processes.filter((each) => each.stage === stage && existsSync(entryFileOf(each)))
    if (ready.length === 0) continue
    const names = ready.map((each) => each.name).join(', ')
    const stops: (() => Promise<void>)[] = []
    // Those of one stage end together, as they start.
    teardown.add(names, async () => void (await Promise.all(stops.map((stop) => stop()))))
    const begun = (stop: () => Promise<void>): void => void stops.push(stop)
    await runStep(names, async () => {
      const outcomes = await Promise.allSettled(
        ready.map((each) => startOne(each, stack, { started: lock.refresh, begun })),
      )
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    })
  }
}

const logins = ['gaest@nordbo.example', 'vaert@nordbo.example', 'hotel@nordbo.example', 'admin@nordbo.example']

/** Starts the whole system and keeps it running until it is stopped. */
export const start = async (teardown: Teardown): Promise<void> => {
  const home = homeFolder(process.env)
  const { host, port } = await publicAddress()
  const lock = await lockDataFolder(home, `http://${host}:${port}`)
  teardown.add('lock', async () => lock.release())
  print(`Nordbo starts; its data is in ${home}`)

  const secrets = loadSecrets(join(home, 'secrets.json'))
  await runStep('database clients', async (note) => {
    const changed = await generate()
    note(changed.length === 0 ? 'unchanged' : changed.join(', '))
  })
  await checkInterruptedMarket(home)
  const building = existsSync(inRepo('web/src/main.tsx')) ? buildWeb() : Promise.resolve(false)
  building.catch(() => {})
  const infra = await runStep('Postgres, Redis, NATS', async (note) => {
    const started = await startInfra({
      secrets,
      folder: join(home, 'data'),
      logs: join(home, 'logs'),
      durable: true,
      external: {
        postgres: process.env.NORDBO_POSTGRES_URL,
        redis: process.env.NORDBO_REDIS_URL,
        nats: process.env.NORDBO_NATS_URL,
      },
      say: (line) => print(`      ${line}`),
      onCrash: print,
    })
    teardown.add('servers', started.stop)
    note([...new Set(allServers.map(started.sourceOf))].join(', '))
    return started
  })
  lock.refresh()
  const stopping = new AbortController()
  const stopWaiting = async (): Promise<void> => stopping.abort()
  teardown.add('waiting', stopWaiting)
  const databases = await runStep('databases', async (note) => {
    const prepare = async () => {
      const urls = await createDatabases(infra.postgresUrl, secrets)
      const applied = await Promise.all(serviceNames.map((service) => migrate(service, urls[service])))
      note(`${applied.flat().length} migrations applied`)
      return urls
    }
    return untilItHolds('      databases', prepare, { say: print, passes: isConnectionLost, signal: stopping.signal })
  })
  await runStep('web', async (note) => note((await building) ? 'built' : 'unchanged'))
  const stack = await createStack({ home, mode: 'development', infra, secrets, databases, host, port })
  await startProcesses(stack, lock, teardown)
  // Again, so that it is undone first: the market must not wait for services that are being stopped.
  teardown.add('demo market', stopWaiting)
  await seedMarket(stack, stopping.signal)

  const since = Number(process.env.NORDBO_STARTED_AT ?? Date.now())
  print(`\nNordbo is ready after ${((Date.now() - since) / 1000).toFixed(1)} s:  ${stack.publicUrl}`)
  print(`  demo logins   ${logins.join('  ')}  (password nordbo-demo)`)
  print(`  mails         ${stack.sandboxUrl}/mailbox`)
  print(`  logs          ${join(home, 'logs')}`)
  print('  stop          Ctrl-C        start over: npm run reset\n')
}
