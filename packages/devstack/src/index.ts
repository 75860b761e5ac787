export { withClient } from './databases/connect.ts'
export { createDatabases, type DatabaseUrls } from './databases/databases.ts'
export { migrate } from './databases/migrate.ts'
export { type ClonedDatabases, cloneDatabases, prepareTemplates } from './databases/templates.ts'
export { environmentFor } from './environment.ts'
export { generate } from './generate.ts'
export type { Certificate } from './infra/certificate.ts'
export { type GivenServers, type Infra, type InfraOptions, startInfra } from './infra/infra.ts'
export { freePort, until } from './infra/ports.ts'
export type { ServerName, ServerSource } from './infra/server.ts'
export { inRepo, nodeBinary, repoRoot } from './paths.ts'
export {
  configSchemaOf,
  entryOf,
  isService,
  type ProcessDefinition,
  type ProcessName,
  processes,
  processOf,
} from './processes.ts'
export { loadSecrets, makeSecrets, type Secrets } from './secrets.ts'
export { composeStack, type Stack } from './stack.ts'
export { type OwnedProcess, type ProcessSpec, startProcess } from './supervise/owned-process.ts'
export { answersOk } from './supervise/supervisor.ts'
export { openTestStack, type TestStack, type TestStackOptions } from './test-stack.ts'
