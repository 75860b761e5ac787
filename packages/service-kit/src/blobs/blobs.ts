import type { Readable } from 'node:stream'

/** The key of a blob: the hash of its bytes, or the given key of a derivative whose source was hashed already. */
export type PutOptions = (
  | {
      /** Folder of the key, such as `quarantine`. */
      folder: string
      /** Ending of the key without its dot, such as `avif`. */
      extension?: string
      /** Stores it apart from the same bytes of other owners, who may delete theirs. */
      owner?: string
    }
  | {
      /** `<folder>/<32 hex of the source's hash>/<number>.<extension>`, such as a photo's width (contracts' photoKey). */
      key: string
    }
) & {
  /** Stored by S3 only. */
  contentType?: string
}

/** A stored blob. */
export interface BlobEntry {
  key: string
  bytes: number
  /** Real time. */
  modifiedAt: Date
}

/** A content-addressed store: the same bytes have the same key. */
export interface Blobs {
  /** Stores bytes and returns their key: `<folder>/<2 of hash>/<hash>[.<extension>]`, or the derivative's own. */
  put(content: Uint8Array | Readable, options: PutOptions): Promise<string>
  /** All bytes; undefined when there is no such blob. */
  get(key: string): Promise<Uint8Array | undefined>
  /** The bytes as a stream; undefined when there is no such blob. */
  stream(key: string): Promise<Readable | undefined>
  has(key: string): Promise<boolean>
  /** Deletes; a missing blob is no error. */
  delete(key: string): Promise<void>
  /** Every blob of a folder, for sweeps. */
  list(folder: string): AsyncIterable<BlobEntry>
}
