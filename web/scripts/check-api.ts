import { readFile } from 'node:fs/promises'
import { schemaOf, schemaUrl } from './api-schema.ts'

const [written, current] = await Promise.all([readFile(schemaUrl, 'utf8'), schemaOf()])
if (written !== current) {
  process.stderr.write(
    'web: the API has changed; run `pnpm --filter @nordbo/web generate:api` and adapt the screens.\n',
  )
  process.exit(1)
}
