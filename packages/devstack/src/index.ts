export { generate } from './build/generate.ts'
export { withClient } from './databases/connect.ts'
export { createDatabases, type DatabaseUrls } from './databases/databases.ts'
export { migrate } from './databases/migrate.ts'
export { type ClonedDatabases, cloneDatabases, prepareTemplates } from './databases/templates.ts'
export type { Certificate } from './infra/certificate.ts'
export { type Infra, startInfra } from './infra/infra.ts'
export type { GivenServers, InfraOptions } from './infra/infra-options.ts'
export type { ServerName, ServerSource } from './infra/server.ts'
export { freePort, until } from './net/ports.ts'
export { loadSecrets, makeSecrets, type Secrets } from './secrets/secrets.ts'
export { environmentFor } from './stack/environment.ts'
export {
  configSchemaOf,
  entryOf,
  isService,
  type ProcessDefinition,
  type ProcessName,
  processes,
  processOf,
} from './stack/processes.ts'
export { composeStack, type Stack } from './stack/stack.ts'
export { openTestStack, type TestStack, type TestStackOptions } from './stack/test-stack.ts'
export { type OwnedProcess, type ProcessSpec, startProcess } from './supervise/owned-process.ts'
export { answersOk } from './supervise/supervisor.ts'
export { inRepo, nodeBinary, repoRoot } from './workspace/paths.ts'
