import { type AgreedDocument, type AgreedVersions, agreedDocuments, type ShownVersions } from '@nordbo/contracts'
import type { WrittenPage } from '@nordbo/written-pages'
import { readPage } from '@nordbo/written-pages/files'

type Changes = WrittenPage['changes']

/** The versions of each document, the newest first; they are the same in all languages. */
const versions: Readonly<Record<AgreedDocument, Changes>> = {
  terms: readPage('da', 'terms').changes,
  privacy: readPage('da', 'privacy').changes,
}

/** A version of a document; the newest without a number. Undefined for one that never was. */
export const versionOf = (document: AgreedDocument, version?: number): ShownVersions[AgreedDocument] | undefined => {
  const found = versions[document].find((each) => version === undefined || each.version === version)
  return found && { version: found.version, dated: found.date }
}

const inForce = (document: AgreedDocument): ShownVersions[AgreedDocument] => {
  const found = versionOf(document)
  if (!found) throw new Error(`the page ${document} has no version`)
  return found
}

/** The terms and the privacy policy of now (docs/product/people.md, Terms and privacy policy). @throws when one has no version */
export const versionsInForce = (): ShownVersions => ({ terms: inForce('terms'), privacy: inForce('privacy') })

/** People from before agreements were stored know the first version. */
const firstVersion = 1

/** What changed since the version that a person agreed to; empty when that is the one in force. */
export const changesSince = (changes: Changes, agreed: number | null): Changes =>
  changes.filter(({ version }) => version > (agreed ?? firstVersion))

/** The documents that changed since a person agreed to them. */
export const changedDocuments = (agreed: AgreedVersions): AgreedDocument[] =>
  agreedDocuments.filter((document) => changesSince(versions[document], agreed[document]).length > 0)
