import type { ErasedKind } from '@nordbo/contracts'
import type { SqlClient } from '../database/database.ts'

/** A file of an export whose rows are JSON: `sql` takes the person's id as `$1::uuid` and answers a column `row` of JSON. */
export interface ExportedRows {
  /** The file's name within the service's folder, without its ending. */
  readonly file: string
  readonly sql: string
}

/** A stored file of the person, such as a photo. */
export interface OwnFile {
  /** Its path within the service's folder. */
  path: string
  /** Its key in the blob store. */
  key: string
  /** Makes its bytes readable, where they are stored encrypted. The archive gets a copy of its own, which goes once it is written. */
  open?(stored: Uint8Array): Uint8Array
}

/** One step of an erasure. */
export interface ErasureStep {
  /** The name of its rule in contracts (`erasureRules`). */
  readonly rule: string
  /** A statement that takes the person's id as `$1::uuid`. What is kept is counted: `select` a column `count`. */
  readonly sql: string
}

/** What a service has of people. */
export interface PersonalData<Tx extends SqlClient = SqlClient> {
  readonly rows: readonly ExportedRows[]
  /** The person's own files in the blob store. */
  files?(personId: string): Promise<OwnFile[]>
  readonly steps: readonly ErasureStep[]
  /**
   * What lies outside the database, such as files and saved cards. It runs before the rows go, and again after a failure, so it may find
   * nothing.
   */
  eraseOutside?(personId: string): Promise<void>
  /** Further changes in the transaction that erases the rows, before the steps. Returns what it did. */
  eraseInside?(tx: Tx, personId: string, now: Date): Promise<ErasedKind[]>
}
