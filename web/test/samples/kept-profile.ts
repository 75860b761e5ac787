import type { Profile } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'

/** A profile that keeps what is written to it, as the API does. */
export const keptProfile = (profile: Profile): Answers => {
  let kept = profile
  const keep = (changes: unknown): Profile => {
    kept = Object.assign({}, kept, changes, { revision: kept.revision + 1 })
    return kept
  }
  return {
    'GET /api/me/profile': () => kept,
    'PATCH /api/me/profile': ({ body }) => keep(body),
    'PUT /api/me/privacy': ({ body: privacy }) => keep({ privacy }),
  }
}
