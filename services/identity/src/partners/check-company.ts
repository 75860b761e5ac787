import { randomUUID } from 'node:crypto'
import {
  Cvr,
  err,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type RegisteredCompany,
  type Result,
  registerLookupsPerHour,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import { RegisterDown } from '../company-register/company-register.ts'
import type { Deps, Tx } from '../core/deps.ts'
import { findActive } from '../profile/profile-row.ts'
import { isSameCompanyName } from './company-name.ts'
import { hasOtherOperator } from './company-operator.ts'
import { lockPerson, storeChange, toApplication, withDocuments } from './partner-row.ts'

type Procedures = typeof identityService.procedures
type Form = ParsedInputOf<Procedures['checkCompany']>
type Answer = Result<OutputOf<Procedures['checkCompany']>>

const hourly = { count: registerLookupsPerHour, windowSeconds: 60 * 60 }

/** What the register says about a company, or why it does not hold. */
const askRegister = async (
  { register, kit }: Pick<Deps, 'register' | 'kit'>,
  { cvr, companyName }: Form,
): Promise<Result<RegisteredCompany>> => {
  try {
    const found = await register.find(cvr)
    if (!found) return err('CVR_NOT_FOUND')
    const { isClosed, ...company } = found
    if (isClosed) return err('CVR_CLOSED', { cvr_data: company })
    return isSameCompanyName(companyName, company.name) ? ok(company) : err('CVR_MISMATCH', { cvr_data: company })
  } catch (error) {
    if (!(error instanceof RegisterDown)) throw error
    kit.log.warn({ err: error }, 'the company register did not answer')
    return err('partner.registerUnavailable')
  }
}

/** Refuses people who may not apply, companies that are checked and complete already, and those that somebody else operates. */
const checkMayApply = async (
  reader: Pick<Tx, 'user' | 'partnerApplication'>,
  userId: string,
  cvr: string,
): Promise<Result<null>> => {
  const person = await findActive(reader, userId)
  if (!person.ok) return person
  const stored = await reader.partnerApplication.findUnique({ where: { userId }, select: { step: true } })
  if (stored?.step === 'complete') return err('partner.alreadyComplete')
  return (await hasOtherOperator(reader, { userId, cvr })) ? err('partner.companyTaken') : ok(null)
}

const unchecked = {
  ...{ registeredName: null, registeredAddress: null, registeredPostalCode: null, registeredCity: null },
  checkedAt: null,
}

/** Keeps what a person wrote although the check failed. A company that was checked before stays as it is. */
const keepForm = ({ db }: Pick<Deps, 'db'>, userId: string, form: Form, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    const stored = await tx.partnerApplication.findUnique({ where: { userId } })
    if (!stored) await tx.partnerApplication.create({ data: { id: randomUUID(), userId, createdAt: now, ...form } })
    if (stored?.step === 'cvr')
      await tx.partnerApplication.update({
        where: { userId },
        data: { ...form, ...unchecked, revision: { increment: 1 } },
      })
  })

const reopened = { step: 'stripe', status: 'pending', reason: null, decidedAt: null } as const

/** Stores a company that the register knows. A refused application is pending again. */
const storeChecked = async (
  tx: Tx,
  userId: string,
  form: Form,
  { company, now }: { company: RegisteredCompany; now: Date },
): Promise<Answer> => {
  const data = {
    ...form,
    registeredName: company.name,
    registeredAddress: company.address,
    registeredPostalCode: company.zipcode,
    registeredCity: company.city,
    ...reopened,
    checkedAt: now,
  }
  const row = await tx.partnerApplication.upsert({
    where: { userId },
    create: { id: randomUUID(), userId, createdAt: now, ...data },
    update: { ...data, revision: { increment: 1 } },
    include: withDocuments,
  })
  await storeChange(tx, row, { kind: 'checked', by: userId, at: now })
  return ok({ application: toApplication(row) })
}

/** Checks a company with the register and stores it (docs/product/partners.md, The register). */
export const checkCompany =
  (deps: Deps) =>
  async (written: Form, call: Call): Promise<Answer> => {
    const { db, attempts } = deps
    const userId = personOf(call.actor)
    const form = { ...written, cvr: written.cvr.trim() }
    const check = async (): Promise<Result<RegisteredCompany>> => {
      if (!Cvr.safeParse(form.cvr).success) return err('INVALID_CVR_FORMAT')
      const allowed = await checkMayApply(db.client, userId, form.cvr)
      if (!allowed.ok) return allowed
      const counted = await attempts.take(hourly, 'company-register', userId)
      if (!counted.ok) return counted
      const verdict = await askRegister(deps, form)
      if (!verdict.ok) await keepForm(deps, userId, form, call.now)
      return verdict
    }
    const verdict = await check()
    return call.command(db, async (tx): Promise<Answer> => {
      if (!verdict.ok) return verdict
      await lockPerson(tx, userId)
      const allowed = await checkMayApply(tx, userId, form.cvr)
      return allowed.ok ? storeChecked(tx, userId, form, { company: verdict.value, now: call.now }) : allowed
    })
  }
