import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { BlobConfig } from '../config/kit-config.ts'
import { blobKey, isBlobFolder, isBlobKey, startHash } from './blob-key.ts'
import type { BlobEntry, Blobs, PutOptions } from './blobs.ts'

const unlessMissing = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined
    throw error
  }
}

const createS3Client = (config: BlobConfig): S3Client => {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  return new S3Client({
    region: config.S3_REGION,
    // Stores other than Amazon's lack its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.S3_ENDPOINT === undefined ? {} : { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
}

async function* listBlobs(client: S3Client, bucket: string, folder: string): AsyncIterable<BlobEntry> {
  if (!isBlobFolder(folder)) return
  let token: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, ContinuationToken: token }),
    )
    for (const entry of page.Contents ?? [])
      if (entry.Key !== undefined && entry.LastModified)
        yield { key: entry.Key, bytes: entry.Size ?? 0, modifiedAt: entry.LastModified }
    token = page.NextContinuationToken
  } while (token !== undefined)
}

/** Blobs in a bucket of S3 or of a compatible store. */
export const openS3Blobs = (config: BlobConfig, bucket: string): Blobs => {
  const client = createS3Client(config)

  const send = async (
    body: Uint8Array | Readable,
    length: number,
    hash: string,
    options: PutOptions,
  ): Promise<string> => {
    const key = blobKey(options, hash)
    const type = options.contentType === undefined ? {} : { ContentType: options.contentType }
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentLength: length, ...type }))
    return key
  }

  /** Buffers a stream in a temporary file: its key, the hash, is known only at the end. */
  const sendStream = async (content: Readable, options: PutOptions): Promise<string> => {
    const draft = join(tmpdir(), `nordbo-${randomUUID()}`)
    const hash = startHash(options)
    try {
      content.on('data', (chunk) => hash.update(chunk))
      await pipeline(content, createWriteStream(draft))
      return await send(createReadStream(draft), (await stat(draft)).size, hash.digest('hex'), options)
    } finally {
      await rm(draft, { force: true })
    }
  }

  const fetchBlob = async (key: string) =>
    isBlobKey(key) ? unlessMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))) : undefined

  return {
    put: (content, options) =>
      content instanceof Readable
        ? sendStream(content, options)
        : send(content, content.byteLength, startHash(options).update(content).digest('hex'), options),
    get: async (key) => (await fetchBlob(key))?.Body?.transformToByteArray(),
    stream: async (key) => {
      const body = (await fetchBlob(key))?.Body
      return body instanceof Readable ? body : undefined
    },
    has: async (key) =>
      isBlobKey(key) &&
      (await unlessMissing(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })))) !== undefined,
    delete: async (key) => {
      if (isBlobKey(key)) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    list: (folder) => listBlobs(client, bucket, folder),
  }
}
