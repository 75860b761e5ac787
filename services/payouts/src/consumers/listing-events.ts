import { listingsEvents, userNoticeSubject } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { storeWanted } from '../extras/wanted-extras.ts'

/** Keeps the extras that a host chose in the wizard, so that the host can start them (docs/product/extras.md, Chosen in the wizard). */
export const onExtrasWanted = ({ kit }: Pick<Deps, 'kit'>) =>
  on(listingsEvents.extrasWanted, async ({ data: { listingId, hostId, codes }, revision }, tx: Tx, { afterCommit }) => {
    await storeWanted(tx, listingId, codes)
    afterCommit(async () =>
      kit.publish(userNoticeSubject(hostId), { v: 1, type: 'extra.changed', id: listingId, revision }),
    )
  })
