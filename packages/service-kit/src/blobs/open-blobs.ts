import type { BlobConfig } from '../config/kit-config.ts'
import type { Blobs } from './blobs.ts'
import { openDiskBlobs } from './disk-blobs.ts'

/** Opens the disk folder or the S3 bucket that the configuration names; undefined when it names none. */
export const openBlobs = async (config: BlobConfig): Promise<Blobs | undefined> => {
  if (config.S3_BUCKET !== undefined) {
    // The S3 client is large and most processes never need it.
    const { openS3Blobs } = await import('./s3-blobs.ts')
    return openS3Blobs(config, config.S3_BUCKET)
  }
  return config.BLOB_DIR === undefined ? undefined : openDiskBlobs(config.BLOB_DIR)
}
