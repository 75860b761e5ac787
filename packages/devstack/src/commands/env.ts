import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { filledEnv } from '../compose/env-file.ts'
import { inRepo } from '../workspace/paths.ts'
import { say } from '../workspace/progress.ts'

/** Makes .env for docker-compose.yml with fresh secrets; an existing one stays as it is. Answers the exit code. */
export const writeEnv = (): number => {
  const path = inRepo('.env')
  if (existsSync(path)) {
    say('.env exists and stays as it is: its secrets belong to the data of the containers.')
    return 1
  }
  writeFileSync(path, filledEnv(readFileSync(inRepo('.env.example'), 'utf8')), { mode: 0o600 })
  say('Wrote .env with fresh secrets. Next: docker compose up --build')
  return 0
}
