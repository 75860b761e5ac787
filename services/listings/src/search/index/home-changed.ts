import { homesChangedSubject } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'

/**
 * Names a home to every BFF after the transaction's commit, because the answers about it that strangers share are outdated. Every change
 * of what a page, a card or a list of reviews shows needs it. Null names every home.
 */
export const markHomeChanged = (kit: Pick<Kit, 'markChanged'>, tx: object, id: string | null): void =>
  kit.markChanged(tx, homesChangedSubject, id)
