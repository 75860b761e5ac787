import { expect, it } from 'vitest'
import { answerStepUps, askStepUp, needsStepUp } from './ask-step-up.ts'

it('requests at the same time share one dialog, and later ones open another', async () => {
  let opened = 0
  const stop = answerStepUps(async () => ++opened > 0)
  expect(await Promise.all([askStepUp(), askStepUp()])).toEqual([true, true])
  expect(opened).toBe(1)
  await askStepUp()
  expect(opened).toBe(2)
  stop()
  expect(await askStepUp()).toBe(false)
})

it('only the refusal that asks for a confirmation opens it', async () => {
  const refusal = (code: string, status = 403) => new Response(JSON.stringify({ code }), { status })
  expect(await needsStepUp(refusal('auth.stepUpRequired'))).toBe(true)
  expect(await needsStepUp(refusal('auth.forbidden'))).toBe(false)
  expect(await needsStepUp(refusal('auth.stepUpRequired', 200))).toBe(false)
})
