import { PMTiles } from 'pmtiles'

/** Opens a PMTiles archive that is held in memory. */
export const archiveOf = (file: Buffer): PMTiles =>
  new PMTiles({
    getKey: () => 'in memory',
    getBytes: async (offset, length) => ({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
  })
