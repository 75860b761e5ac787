import { createHash, type Hash } from 'node:crypto'

const folderPattern = /^[a-z0-9-]+$/
const extensionPattern = /^[a-z0-9]{1,8}$/
const keyPattern = /^[a-z0-9-]+\/[0-9a-f]{2}\/[0-9a-f]{64}(?:\.[a-z0-9]{1,8})?$/

/** Key of a derivative: `<folder>/<32 hex of the source's hash>/<number>.<extension>`. */
const memberPattern = /^[a-z0-9-]+\/[0-9a-f]{32}\/\d{1,5}\.[a-z0-9]{1,8}$/

/** The key of content by its SHA-256 (hex), or the given key of a derivative. @throws when a part has another form, such as a path */
export const blobKey = (
  options: { folder: string; extension?: string | undefined } | { key: string },
  hash: string,
): string => {
  if ('key' in options) {
    if (!memberPattern.test(options.key)) throw new Error(`not a derivative's key: ${JSON.stringify(options.key)}`)
    return options.key
  }
  const { folder, extension } = options
  if (!folderPattern.test(folder)) throw new Error(`not a blob folder: ${JSON.stringify(folder)}`)
  if (extension !== undefined && !extensionPattern.test(extension))
    throw new Error(`not a blob extension: ${JSON.stringify(extension)}`)
  return `${folder}/${hash.slice(0, 2)}/${hash}${extension === undefined ? '' : `.${extension}`}`
}

/** Starts the hash that names content, with the owner where blobs are stored per owner; the caller adds the bytes. */
export const startHash = (options: { owner?: string | undefined } | { key: string }): Hash => {
  const hash = createHash('sha256')
  return 'owner' in options && options.owner !== undefined ? hash.update(`${options.owner}\0`) : hash
}

/** Whether a text has the form of a key that `put` returns; anything else is never looked up. */
export const isBlobKey = (key: string): boolean => keyPattern.test(key) || memberPattern.test(key)

/** Whether a text has the form of a folder's name. */
export const isBlobFolder = (folder: string): boolean => folderPattern.test(folder)
