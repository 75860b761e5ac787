import { createECDH } from 'node:crypto'
import type { FileKeys } from '@nordbo/service-kit'
import type { Db } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** The two keys by which push services and browsers know Nordbo (VAPID), in base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/** Reads the stored key, and stores a new one at the first start. The private key of P-256 is a random number of 32 bytes, as keys of files are. */
export const readPushKey = async (db: Db, keys: FileKeys, now: Date): Promise<PushKey> => {
  const { sealed } = keys.make()
  await db.client.$executeRaw`
    insert into push_key (sealed, made_at) values (${sealed}::bytea, ${now}::timestamptz) on conflict do nothing`
  const [stored] = await db.query<{ sealed: Buffer }>(Prisma.sql`select sealed from push_key`)
  if (!stored) throw new Error('no key of push messages is stored')
  const privateKey = keys.open(stored.sealed)
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
