import type { listingsService, OutputOf, ParsedInputOf, Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { toContent, toPhoto } from '../core/listing-columns.ts'
import { lockForChange } from './change-listing.ts'
import { copyTitle } from './copy-title.ts'
import { storeDraft } from './new-draft.ts'

type Procedure = typeof listingsService.procedures.copy

/** Copies a home for its host, unpublished (docs/product/hosting.md, Own homes). The two share the files of their photos. */
export const copyListing =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> =>
    call.command(deps.db, async (tx) => {
      const found = await lockForChange(tx, call.actor, id)
      if (!found.ok) return found
      const { hostId, photos } = found.value
      const content = toContent(found.value)
      return storeDraft(deps, tx, {
        hostId,
        content: {
          ...content,
          title: copyTitle(content.title),
          english: content.english && { ...content.english, title: copyTitle(content.english.title, ' (copy)') },
        },
        photos: photos.map(toPhoto),
        now: call.now,
      })
    })
