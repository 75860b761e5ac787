import type { Readable } from 'node:stream'

/** How a blob is filed: under the hash of its bytes, or, for something made from content that was hashed already, under a key of its own. */
export type PutOptions = (
  | {
      /** Folder of the key, such as `quarantine`. */
      folder: string
      /** Ending of the key without its dot, such as `avif`. */
      extension?: string
      /** Files it apart from the same bytes of others, who may delete theirs. */
      owner?: string
    }
  | {
      /** `<folder>/<32 hex of the source's hash>/<number>.<extension>`, such as a photo's width (contracts' photoKey). */
      key: string
    }
) & {
  /** Kept by S3 only; the disk knows bytes. */
  contentType?: string
}

/** A blob as it lies there. */
export interface BlobEntry {
  key: string
  bytes: number
  /** Real time. */
  modifiedAt: Date
}

/** Bytes under the hash of their content: the same bytes have the same key. */
export interface Blobs {
  /** Stores bytes and returns their key: `<folder>/<2 of hash>/<hash>[.<extension>]`, or the derivative's own. */
  put(content: Uint8Array | Readable, options: PutOptions): Promise<string>
  /** All bytes; undefined when there is no such blob. */
  get(key: string): Promise<Uint8Array | undefined>
  /** The bytes as a stream; undefined when there is no such blob. */
  stream(key: string): Promise<Readable | undefined>
  has(key: string): Promise<boolean>
  /** Deletes; deleting what is not there is fine. */
  delete(key: string): Promise<void>
  /** Every blob of a folder, for sweeps. */
  list(folder: string): AsyncIterable<BlobEntry>
}
