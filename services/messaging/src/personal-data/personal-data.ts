import { type ErasureRuleName, privatePdfKey, privatePhotoKey } from '@nordbo/contracts'
import { type ErasureStep, type OwnFile, openSealed, type PersonalData } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

const step = (rule: ErasureRuleName<'messaging'>, sql: string): ErasureStep => ({ rule, sql })

interface OwnTicketFile {
  id: string
  ticketId: string
  fileId: string
  width: number | null
  sealed: Buffer
}

/** The files about a person's questions. */
const ticketFilesOf = (db: Deps['db'], personId: string): Promise<OwnTicketFile[]> =>
  db.query<OwnTicketFile>(Prisma.sql`
    select f.id, f.ticket_id as "ticketId", f.file_id as "fileId", f.width, f.sealed_key as sealed
    from ticket_file f join support_ticket t on t.id = f.ticket_id where t.person_id = ${personId}::uuid order by f.uploaded_at`)

/** What messaging has of people. */
export const personalData = ({
  db,
  listings,
  pictureKeys,
  ticketFileKeys,
}: Pick<Deps, 'db' | 'listings' | 'pictureKeys' | 'ticketFileKeys'>): PersonalData => ({
  rows: [
    {
      file: 'mails',
      sql: `select jsonb_build_object('kind', kind, 'state', state, 'queuedAt', queued_at, 'sentAt', sent_at, 'endedAt', ended_at,
          'attempts', attempts, 'lastError', last_error) as row
        from mail_delivery where recipient_id = $1::uuid order by queued_at`,
    },
    {
      file: 'mail-suppressions',
      sql: `select jsonb_build_object('since', since, 'bouncedAt', bounced_at, 'error', error) as row
        from mail_suppression where person_id = $1::uuid order by since`,
    },
    {
      file: 'support-questions',
      // Without the secret of its link.
      sql: `select to_jsonb(t) - 'link_token' - 'link_hash' as row from support_ticket t where person_id = $1::uuid order by opened_at`,
    },
    {
      file: 'support-answers',
      sql: `select jsonb_build_object('question', a.ticket_id, 'kind', a.kind, 'message', a.message, 'at', a.at) as row
        from ticket_act a join support_ticket t on t.id = a.ticket_id where t.person_id = $1::uuid order by a.at`,
    },
    {
      file: 'support-files',
      sql: `select jsonb_build_object('id', f.id, 'question', f.ticket_id, 'answer', f.act_id, 'name', f.name, 'bytes', f.bytes,
          'uploadedAt', f.uploaded_at) as row
        from ticket_file f join support_ticket t on t.id = f.ticket_id where t.person_id = $1::uuid order by f.uploaded_at`,
    },
    {
      file: 'newsletter',
      sql: `select jsonb_build_object('email', email, 'locale', locale, 'version', version, 'askedAt', asked_at, 'confirmedAt', confirmed_at)
        as row from newsletter_subscriber where person_id = $1::uuid order by asked_at`,
    },
    {
      file: 'notifications',
      sql: `select jsonb_build_object('kind', kind, 'bookingId', booking_id, 'listingId', listing_id, 'toldAt', told_at, 'readAt', read_at)
        as row from notification where person_id = $1::uuid order by seq`,
    },
    {
      file: 'push-devices',
      sql: `select jsonb_build_object('browser', browser, 'system', system, 'timeZone', time_zone, 'createdAt', created_at,
          'lastPushAt', last_push_at) as row
        from push_device where person_id = $1::uuid order by created_at`,
    },
    {
      file: 'threads',
      sql: `select jsonb_build_object('id', id, 'listingId', listing_id, 'guestId', guest_id, 'hostId', host_id, 'openedAt', opened_at,
          'lastMessageAt', last_message_at, 'messages', last_seq) as row
        from thread where $1::uuid in (guest_id, host_id) order by opened_at`,
    },
    {
      file: 'messages',
      sql: `select jsonb_build_object('id', id, 'threadId', thread_id, 'seq', seq, 'body', body, 'createdAt', created_at) as row
        from message where (guest_id = $1::uuid or host_id = $1::uuid) and sender_id = $1::uuid order by created_at, seq`,
    },
    {
      file: 'message-pictures',
      sql: `select jsonb_build_object('id', id, 'threadId', thread_id, 'messageId', message_id, 'width', width, 'height', height,
          'uploadedAt', uploaded_at) as row
        from message_picture where uploader_id = $1::uuid order by uploaded_at`,
    },
    {
      file: 'message-templates',
      sql: `select jsonb_build_object('id', id, 'title', title, 'body', body, 'changedAt', changed_at) as row
        from message_template where host_id = $1::uuid order by title`,
    },
    {
      file: 'planned-messages',
      sql: `select to_jsonb(p) as row from planned_message p where host_id = $1::uuid order by planned_at`,
    },
    {
      file: 'thread-reports',
      sql: 'select to_jsonb(t) as row from thread_report t where reporter_id = $1::uuid order by reported_at',
    },
    {
      file: 'thread-choices',
      sql: `select jsonb_build_object('sharesReading', shares_reading) as row from reader where person_id = $1::uuid`,
    },
  ],
  files: async (personId): Promise<OwnFile[]> => {
    const pictures = await db.query<{ id: string; threadId: string; width: number; sealed: Buffer }>(Prisma.sql`
      select id, thread_id as "threadId", width, sealed_key as sealed from message_picture
      where uploader_id = ${personId}::uuid order by uploaded_at`)
    const files = await ticketFilesOf(db, personId)
    return [
      ...pictures.map(({ id, threadId, width, sealed }) => ({
        path: `message-pictures/${threadId}/${id}.webp`,
        key: privatePhotoKey(id, width),
        open: (stored: Buffer) => openSealed(pictureKeys.open(sealed), stored),
      })),
      ...files.map(({ id, ticketId, fileId, width, sealed }) => ({
        path: `support-files/${ticketId}/${id}.${width === null ? 'pdf' : 'webp'}`,
        key: width === null ? privatePdfKey(fileId) : privatePhotoKey(fileId, width),
        open: (stored: Buffer) => openSealed(ticketFileKeys.open(sealed), stored),
      })),
    ]
  },
  steps: [
    step('letters', 'delete from mail_delivery where recipient_id = $1::uuid'),
    // After the mails: one that bounces meanwhile suppresses nothing more.
    step('letters', 'delete from mail_suppression where person_id = $1::uuid'),
    step('mailLooks', 'select count(*)::integer as count from mail_look where $1::uuid in (person_id, admin_id)'),
    // The mail of a question to the support is addressed by the question's id.
    step(
      'letters',
      'delete from mail_delivery where recipient_id in (select id from support_ticket where person_id = $1::uuid)',
    ),
    step('notifications', 'delete from notification where person_id = $1::uuid'),
    step('pushDevices', 'delete from push_device where person_id = $1::uuid'),
    step(
      'letters',
      'delete from mail_delivery where recipient_id in (select id from newsletter_subscriber where person_id = $1::uuid)',
    ),
    step('newsletter', 'delete from newsletter_subscriber where person_id = $1::uuid'),
    step(
      'ticketFiles',
      'delete from ticket_file where ticket_id in (select id from support_ticket where person_id = $1::uuid)',
    ),
    step('ticketFileLooks', 'select count(*)::integer as count from ticket_file_look where admin_id = $1::uuid'),
    step('tickets', 'delete from support_ticket where person_id = $1::uuid'),
    step('ticketActs', 'select count(*)::integer as count from ticket_act where admin_id = $1::uuid'),
    step(
      'messages',
      `update message set body = '', masked = null, picture_count = 0
        where (guest_id = $1::uuid or host_id = $1::uuid) and sender_id = $1::uuid`,
    ),
    step('messagePictures', 'delete from message_picture where uploader_id = $1::uuid'),
    step('threads', 'select count(*)::integer as count from thread where $1::uuid in (guest_id, host_id)'),
    step('templates', 'delete from planned_message where host_id = $1::uuid'),
    step('templates', 'delete from message_template where host_id = $1::uuid'),
    step('threadReports', 'delete from thread_report where reporter_id = $1::uuid'),
    step('threadLooks', 'select count(*)::integer as count from message_look where admin_id = $1::uuid'),
    step('threadChoices', 'delete from reader where person_id = $1::uuid'),
    step('threadChoices', 'delete from writer where person_id = $1::uuid'),
  ],
  // Before the rows go, which alone know the files.
  eraseOutside: async (personId) => {
    const pictures = await db.query<{ id: string; width: number }>(
      Prisma.sql`select id, width from message_picture where uploader_id = ${personId}::uuid`,
    )
    for (const { id, width } of pictures) await listings.dropPrivatePhoto({ id, width })
    for (const { fileId, width } of await ticketFilesOf(db, personId))
      await listings.dropPrivateDocument({ id: fileId, width })
  },
})
