import { wizardSteps } from '@nordbo/contracts'
import { type AnswerCase, answerCases } from '@nordbo/testkit/answer-cases'
import { expect, test } from 'vitest'
import {
  aDraft,
  anAddress,
  fill,
  openWizard,
  putInto,
  rightAnswers,
  waitFor,
  wizardAnswers,
} from '../../../test/kit.ts'

const typed = answerCases.filter((each) => each.typed)
const fieldsOf = (step: string): readonly string[] => wizardSteps.find(({ name }) => name === step)?.fields ?? []

/** Opens a step of a draft whose answers are all right. A field is found by its answer's name. */
const openStep = async (step: string, answers = rightAnswers) => {
  const draft = aDraft({ answers })
  const opened = await openWizard({ path: `/host/create/${draft.id}?step=${step}`, answers: wizardAnswers(draft) })
  const field = (name: string): HTMLInputElement | HTMLTextAreaElement => {
    const found = opened.dialog.querySelector(`#${name}`)
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) return found
    throw new Error(`the step ${step} has no field ${name}`)
  }
  return { ...opened, field }
}

/** The form checks in a task of its own, and React shows the outcome in the next. */
const checked = async (): Promise<void> => {
  for (let task = 0; task < 3; task++) await new Promise((next) => setImmediate(next))
}

/** Types a case and leaves the field; whether the field cannot hold it, or the form shows that it is wrong. */
const isWrong = async (input: HTMLInputElement | HTMLTextAreaElement, value: AnswerCase['value']): Promise<boolean> => {
  const text = value === null ? '' : String(value)
  const held = putInto(input, text)
  if (typeof value === 'string' && held !== text) return true
  await checked()
  return input.getAttribute('aria-invalid') === 'true'
}

for (const step of ['description', 'details', 'location', 'price', 'weekend', 'discounts', 'booking']) {
  const cases = typed.filter(({ field }) => fieldsOf(step).includes(field))

  test(`the form says what the API says of every answer of the step ${step}`, async () => {
    const { field, goOn } = await openStep(step)
    const different: string[] = []
    expect(cases).not.toEqual([])
    for (const each of cases) {
      const input = field(each.field)
      if ((await isWrong(input, each.value)) === each.ok) different.push(`${each.field}: ${each.what}`)
      const right = Object.entries(rightAnswers).find(([name]) => name === each.field)?.[1] ?? ''
      if (await isWrong(input, right)) different.push(`${each.field} stays wrong after ${each.what}`)
    }
    expect(different).toEqual([])
    // One wrong answer keeps the step open. Below the least price the button is disabled instead.
    const wrong = cases.find(({ ok, field: name }) => !ok && name !== 'basePrice')
    if (wrong) {
      await isWrong(field(wrong.field), wrong.value)
      await goOn()
      await checked()
      expect(field(wrong.field)).toHaveAttribute('aria-invalid', 'true')
    }
  })
}

test('a chosen address takes back what was said about the empty fields', async () => {
  const { app, wizard, goOn, field } = await openStep('location', {})
  app.answer('GET /api/host/addresses', { items: [anAddress] })
  await goOn()
  expect(await wizard.findAllByText('Udfyld venligst alle adressefelter')).toHaveLength(3)
  await app.user.type(wizard.getByRole('combobox', { name: 'Søg efter adressen' }), 'fyrvej 36 skag')
  await app.user.click(await wizard.findByRole('option', { name: 'Fyrvej 36, 9990 Skagen' }))
  expect(field('line1')).toHaveValue('Fyrvej 36')
  await waitFor(() => expect(wizard.queryByText('Udfyld venligst alle adressefelter')).not.toBeInTheDocument())
})

test('an emptied question that is hidden behind another answer keeps nobody from going on', async () => {
  for (const [step, name, answer, heading] of [
    ['booking', 'requestAutoExpireHours', /^Direkte booking/, 'Billeder'],
    ['discounts', 'introFirstN', /^Introduktionsrabat/, 'Ekstra services'],
    ['price', 'cleaningFee', 'Rengøring er inkluderet i prisen', 'Weekendpris'],
  ] as const) {
    const { app, wizard, field, goOn } = await openStep(step)
    await app.user.clear(field(name))
    await app.user.click(wizard.getByRole(step === 'booking' ? 'radio' : 'checkbox', { name: answer }))
    await goOn()
    await wizard.findByRole('heading', { name: heading })
  }
})

test('the markup of weekends is 0 to 99 percent, and its buttons go in steps of five', async () => {
  const { app, wizard, field } = await openStep('weekend')
  const markup = field('weekendPercent')
  const more = wizard.getByRole('button', { name: /^Mere: Tillæg fredag og lørdag/ })
  const less = wizard.getByRole('button', { name: /^Mindre: Tillæg fredag og lørdag/ })
  expect(markup).toHaveValue(10)
  await app.user.click(more)
  expect(markup).toHaveValue(15)
  await fill(app.user, markup, '97')
  await app.user.click(more)
  expect(markup).toHaveValue(99)
  expect(more).toBeDisabled()
  await app.user.click(less)
  expect(markup).toHaveValue(95)
  await fill(app.user, markup, '3')
  await app.user.click(less)
  expect(markup).toHaveValue(0)
  expect(less).toBeDisabled()
  for (const [value, wrong] of [
    [-1, true],
    [0, false],
    [99, false],
    [100, true],
  ] as const)
    expect(await isWrong(markup, value), String(value)).toBe(wrong)
})
