import type { ErasureRuleName } from '@nordbo/contracts'
import type { ErasureStep, PersonalData } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { dropParts } from '../exports/archive-timer.ts'
import { dropCompanyFiles } from '../partners/partner-files.ts'
import { dropFiles } from '../verification/request-verification.ts'

const step = (rule: ErasureRuleName<'identity'>, sql: string): ErasureStep => ({ rule, sql })

/** What happens to a person's rows, in this order. Everything that refers to the account goes with it. */
const steps: readonly ErasureStep[] = [
  step('exports', 'delete from data_export where user_id = $1::uuid'),
  step(
    'proofs',
    `delete from verification v using "user" u where u.id = $1::uuid
       and (v.value like '%' || u.id::text || '%' or v.value like '%' || u.email || '%' or v.identifier like '%' || u.email || '%'
         or exists (select 1 from email_change c where c.user_id = u.id and v.value like '%' || c.id::text))`,
  ),
  step('hostTerms', `update host_terms_acceptance set ip_address = '', user_agent = '' where user_id = $1::uuid`),
  step('agreements', 'select count(*) from agreement where user_id = $1::uuid'),
  step(
    'verifications',
    `delete from document_view v using verification_request r where r.id = v.request_id and r.user_id = $1::uuid`,
  ),
  step('verifications', 'delete from verification_request where user_id = $1::uuid'),
  step('partners', 'delete from partner_application where user_id = $1::uuid'),
  step(
    'decisions',
    `select (select count(*) from document_view where viewer_id = $1::uuid) +
       (select count(*) from verification_request where decided_by = $1::uuid) +
       (select count(*) from partner_change where made_by = $1::uuid) +
       (select count(*) from partner_document_view where viewer_id = $1::uuid) as count`,
  ),
  step('consents', 'select count(*) from consent where user_id = $1::uuid'),
  step('erasureLedger', 'select count(*) from erasure where user_id = $1::uuid'),
  step('account', 'delete from "user" where id = $1::uuid'),
]

/**
 * Deletes the archives of a person and what their parts stored. It locks them: a part that arrives meanwhile waits until they are gone, and
 * is then deleted by itself.
 */
const dropArchives = async ({ kit }: Pick<Deps, 'kit'>, tx: Tx, userId: string): Promise<void> => {
  await tx.$queryRaw`select id from data_export where user_id = ${userId}::uuid for update`
  const exports = await tx.dataExport.findMany({ where: { userId }, include: { parts: true } })
  for (const { archiveKey, parts } of exports) {
    if (archiveKey) await kit.blobs.delete(archiveKey)
    await dropParts(
      { kit },
      parts.map(({ key }) => key),
    )
  }
}

/** Deletes the files of a person's identity documents, and those of their company. */
const dropDocuments = async (deps: Pick<Deps, 'db' | 'listings'>, userId: string): Promise<void> => {
  await dropFiles(deps, await deps.db.client.verificationDocument.findMany({ where: { request: { userId } } }))
  await dropCompanyFiles(deps, userId)
}

/** What identity has of people. Identity documents are the person's own papers and stay encrypted: they are not exported. Secrets are not exported: they open doors. */
export const personalData = (deps: Pick<Deps, 'db' | 'kit' | 'listings'>): PersonalData<Tx> => ({
  rows: [
    { file: 'profile', sql: 'select to_jsonb(u) as row from "user" u where id = $1::uuid' },
    { file: 'profile-choices', sql: 'select to_jsonb(p) as row from person_profile p where user_id = $1::uuid' },
    { file: 'roles', sql: 'select to_jsonb(r) as row from user_role r where user_id = $1::uuid' },
    { file: 'notifications', sql: 'select to_jsonb(n) as row from notification_channels n where user_id = $1::uuid' },
    {
      file: 'sessions',
      sql: `select to_jsonb(s) - 'token' as row from session s where user_id = $1::uuid order by created_at`,
    },
    {
      file: 'sign-in-methods',
      sql: `select jsonb_build_object('provider', provider_id, 'since', created_at) as row from account where user_id = $1::uuid`,
    },
    {
      file: 'email-changes',
      sql: 'select to_jsonb(c) as row from email_change c where user_id = $1::uuid order by requested_at',
    },
    { file: 'login-alerts', sql: 'select to_jsonb(s) as row from security_settings s where user_id = $1::uuid' },
    {
      file: 'passkeys',
      sql: `select jsonb_build_object('name', name, 'since', created_at, 'lastUsedAt', last_used_at) as row
        from passkey where user_id = $1::uuid order by created_at`,
    },
    {
      file: 'linked-identities',
      sql: `select jsonb_build_object('issuer', issuer, 'email', email, 'since', linked_at, 'lastUsedAt', last_used_at) as row
        from linked_identity where user_id = $1::uuid order by linked_at`,
    },
    {
      file: 'two-factor',
      sql: `select jsonb_build_object('enabledAt', enabled_at, 'recoveryCodesLeft',
          (select count(*) from recovery_code c where c.user_id = t.user_id)) as row from two_factor t where user_id = $1::uuid`,
    },
    { file: 'host-terms', sql: 'select to_jsonb(h) as row from host_terms_acceptance h where user_id = $1::uuid' },
    {
      file: 'agreements',
      sql: 'select to_jsonb(a) as row from agreement a where user_id = $1::uuid order by agreed_at',
    },
    { file: 'consents', sql: 'select to_jsonb(c) as row from consent c where user_id = $1::uuid order by decided_at' },
    {
      file: 'verifications',
      sql: `select to_jsonb(r) - 'decided_by' as row from verification_request r where user_id = $1::uuid order by created_at`,
    },
    {
      file: 'hotel-partner',
      sql: `select to_jsonb(a) || jsonb_build_object('history', (select jsonb_agg(
          jsonb_build_object('kind', kind, 'at', made_at, 'cvr', cvr, 'reason', reason) order by made_at)
          from partner_change c where c.application_id = a.id), 'documents', (select jsonb_agg(
          jsonb_build_object('kind', kind, 'bytes', bytes, 'at', created_at) order by created_at)
          from partner_document d where d.application_id = a.id)) as row from partner_application a where user_id = $1::uuid`,
    },
    {
      file: 'exports',
      sql: `select jsonb_build_object('requestedAt', requested_at, 'status', status, 'expiresAt', expires_at) as row
        from data_export where user_id = $1::uuid order by requested_at`,
    },
  ],
  steps,
  eraseOutside: (personId) => dropDocuments(deps, personId),
  eraseInside: async (tx, personId) => {
    await dropArchives(deps, tx, personId)
    // The step that deletes the rows counts them.
    return []
  },
})
