import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fillSecrets } from '../compose/env-file.ts'
import { inRepo } from '../workspace/paths.ts'
import { print } from '../workspace/progress.ts'

/** Writes .env for docker-compose.yml with fresh secrets, unless it exists. Returns the exit code. */
export const writeEnv = (): number => {
  const path = inRepo('.env')
  if (existsSync(path)) {
    print('.env exists and stays as it is: its secrets belong to the data of the containers.')
    return 1
  }
  writeFileSync(path, fillSecrets(readFileSync(inRepo('.env.example'), 'utf8')), { mode: 0o600 })
  print('Wrote .env with fresh secrets. Next: docker compose up --build')
  return 0
}
