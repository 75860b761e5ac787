import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  advanceClock,
  type BootedStack,
  bootStack,
  createAdmin,
  createHome,
  createHost,
  createPaidStay,
  listMails,
  stayIn,
} from '../src/index.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

const Exported = z.object({ path: z.string() })
const Made = z.object({ id: z.string() })
const Imports = z.object({
  imports: z.array(z.object({ name: z.string(), fault: z.string().nullable(), nights: z.int() })),
})

test('the export of a home is imported over the public address, and a double booking is mailed once', async () => {
  const host = await createHost(stack)
  const [source, target] = [await createHome(stack, { host }), await createHome(stack, { host })]
  const stay = await stayIn(stack, 20)
  await createPaidStay(stack, target, stay)
  await createPaidStay(stack, source, stay)
  const { path } = await host.postOk(Exported, `/api/host/listings/${source.id}/calendar/export`)
  const imports = `/api/host/listings/${target.id}/calendar/imports`
  await host.postOk(Made, imports, { name: 'Det andet hus', address: new URL(path, stack.stack.publicUrl).href })
  await stack.settle()
  const { body } = await host.get(imports)
  expect(Imports.parse(body).imports).toEqual([{ name: 'Det andet hus', fault: null, nights: 3 }])
  await advanceClock(await createAdmin(stack), 'PT31M')
  await stack.settle()
  const mails = (await listMails(stack.stack, host.email)).filter(({ subject }) => subject.includes('Dobbeltbooking'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(`/host/dashboard/calendar/sync/${target.id}`)
  // Other addresses of this system stay out of reach.
  for (const elsewhere of ['/api/auth/session', '/api/calendars/../auth/session'])
    expect(await host.send('POST', imports, { name: 'x', address: stack.stack.publicUrl + elsewhere })).toMatchObject({
      status: 422,
      code: 'calendarImport.addressPrivate',
    })
})
