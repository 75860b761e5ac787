export { generate } from './build/generate.ts'
export { withClient } from './databases/connect.ts'
export { createDatabases, type DatabaseUrls } from './databases/databases.ts'
export { migrate } from './databases/migrate.ts'
export { type ClonedDatabases, cloneDatabases, prepareTemplates } from './databases/templates.ts'
export type { Certificate } from './infra/certificate.ts'
export { type Infra, startInfra } from './infra/infra.ts'
export type { ExternalServers, InfraOptions } from './infra/infra-options.ts'
export type { ServerName, ServerSource } from './infra/server.ts'
export { freePort, waitUntil } from './net/ports.ts'
export { loadSecrets, makeSecrets, publicKeysOf, type Secrets } from './secrets/secrets.ts'
export { environmentFor } from './stack/environment.ts'
export {
  configSchemaOf,
  entryFileOf,
  findProcess,
  isService,
  type ProcessDefinition,
  type ProcessName,
  processes,
} from './stack/processes.ts'
export { createStack, type Stack } from './stack/stack.ts'
export { openTestStack, type TestStack, type TestStackOptions } from './stack/test-stack.ts'
export { type ManagedProcess, type ProcessSpec, startProcess } from './supervise/managed-process.ts'
export { untilReady } from './supervise/patience.ts'
export { isHttpOk } from './supervise/supervisor.ts'
export { inRepo, nodeBinary, repoRoot } from './workspace/paths.ts'
