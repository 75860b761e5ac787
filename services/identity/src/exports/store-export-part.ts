import { type ServiceName, serviceNames } from '@nordbo/contracts'
import type { SqlClient } from '@nordbo/service-kit'

/** The list of files that a service stored. */
export interface ExportPartFact {
  key: string
  files: number
  rows: number
}

/**
 * Stores that a service has its part ready. With the last one the archive can be written; returns whether it can. `drop` deletes the files of
 * a part whose archive was erased with its person meanwhile: nothing else knows of them.
 */
export const storeExportPart = async (
  tx: SqlClient,
  service: ServiceName,
  { exportId, key, files, rows }: ExportPartFact & { exportId: string },
  { now, drop }: { now: Date; drop: (key: string) => Promise<void> },
): Promise<boolean> => {
  // One part after the other, so that the last one sees the others. An archive that was erased meanwhile has no row.
  const [found] = await tx.$queryRawUnsafe<{ status: string }[]>(
    'select status from data_export where id = $1::uuid for update',
    exportId,
  )
  if (!found) await drop(key)
  if (found?.status !== 'collecting') return false
  await tx.$executeRawUnsafe(
    `insert into data_export_part (export_id, service, key, files, rows) values ($1::uuid, $2, $3, $4, $5)
     on conflict do nothing`,
    exportId,
    service,
    key,
    files,
    rows,
  )
  return (
    (await tx.$executeRawUnsafe(
      `update data_export set status = 'packing', due_at = $2::timestamptz
       where id = $1::uuid and (select count(*) from data_export_part where export_id = $1::uuid) = $3`,
      exportId,
      now.toISOString(),
      serviceNames.length,
    )) > 0
  )
}
