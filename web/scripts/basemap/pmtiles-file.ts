import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Compression, TileType, zxyToTileId } from 'pmtiles'
import type { Box } from './shore-lines.ts'

/** One tile, compressed with gzip. */
export interface CutTile {
  z: number
  x: number
  y: number
  bytes: Uint8Array
}

interface Entry {
  id: number
  /** How many consecutive tiles have the same content. */
  run: number
  offset: number
  length: number
}

const headerBytes = 127
/** Readers fetch this many bytes first: header and root directory must fit. */
const firstRead = 16_384
const leafEntries = 4_096
const clustered = 1

const varint = (value: number): number[] => {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

/** A directory as PMTiles encodes it: ids as differences, then runs, lengths and offsets, each column in one piece. */
const directory = (entries: readonly Entry[]): Buffer =>
  gzipSync(
    Buffer.from([
      ...varint(entries.length),
      ...entries.flatMap(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
      ...entries.flatMap(({ run }) => varint(run)),
      ...entries.flatMap(({ length }) => varint(length)),
      ...entries.flatMap(({ offset }, index) => {
        const before = entries[index - 1]
        return varint(before && before.offset + before.length === offset ? 0 : offset + 1)
      }),
    ]),
    { level: 9 },
  )

/** Sorts tiles by id and stores equal contents once. */
const layOut = (tiles: readonly CutTile[]): { entries: Entry[]; contents: Uint8Array[] } => {
  const entries: Entry[] = []
  const contents: Uint8Array[] = []
  const known = new Map<string, { offset: number; length: number }>()
  let end = 0
  const inOrder = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }))
    .sort((one, other) => one.id - other.id)
  for (const { id, bytes } of inOrder) {
    const hash = createHash('sha256').update(bytes).digest('base64')
    const place = known.get(hash) ?? { offset: end, length: bytes.length }
    if (!known.has(hash)) {
      known.set(hash, place)
      contents.push(bytes)
      end += bytes.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1
    else entries.push({ id, run: 1, ...place })
  }
  return { entries, contents }
}

/** The root directory, and leaf directories where the root would exceed the first read. */
const directories = (entries: readonly Entry[]): { root: Buffer; leaves: Buffer } => {
  const whole = directory(entries)
  if (headerBytes + whole.length <= firstRead) return { root: whole, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const named: Entry[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += leafEntries) {
    const leaf = directory(entries.slice(at, at + leafEntries))
    named.push({ id: entries[at]?.id ?? 0, run: 0, offset, length: leaf.length })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(named), leaves: Buffer.concat(leaves) }
}

/** Returns a PMTiles archive, version 3, of gzipped vector tiles. `box` is in degrees. */
export const pmtilesFile = (tiles: readonly CutTile[], box: Box, metadata: object): Buffer => {
  const { entries, contents } = layOut(tiles)
  const { root, leaves } = directories(entries)
  const metadataBytes = gzipSync(JSON.stringify(metadata), { level: 9 })
  const data = Buffer.concat(contents)
  const zooms = tiles.map(({ z }) => z)
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 0, 'ascii')
  header.writeUInt8(3, 7)
  const parts = [root, metadataBytes, leaves, data]
  let [at, field] = [headerBytes, 8]
  for (const part of parts) {
    header.writeBigUInt64LE(BigInt(at), field)
    header.writeBigUInt64LE(BigInt(part.length), field + 8)
    ;[at, field] = [at + part.length, field + 16]
  }
  for (const [index, count] of [tiles.length, entries.length, contents.length].entries())
    header.writeBigUInt64LE(BigInt(count), 72 + 8 * index)
  const bytes = [clustered, Compression.Gzip, Compression.Gzip, TileType.Mvt, Math.min(...zooms), Math.max(...zooms)]
  for (const [index, byte] of bytes.entries()) header.writeUInt8(byte, 96 + index)
  const degrees = [box.west, box.south, box.east, box.north]
  for (const [index, degree] of degrees.entries()) header.writeInt32LE(Math.round(degree * 1e7), 102 + 4 * index)
  header.writeUInt8(Math.min(...zooms), 118)
  header.writeInt32LE(Math.round(((box.west + box.east) / 2) * 1e7), 119)
  header.writeInt32LE(Math.round(((box.south + box.north) / 2) * 1e7), 123)
  return Buffer.concat([header, ...parts])
}
