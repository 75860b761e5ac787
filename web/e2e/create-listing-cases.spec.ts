import { wizardSteps } from '@nordbo/contracts'
import { type AnswerCase, answerCases } from '@nordbo/testkit/answer-cases'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { beginDraft, goOn, wizardOf } from './create-listing.ts'
import { expect, test } from './test.ts'

const Begun = z.object({ id: z.string() })
const typed = answerCases.filter((each) => each.typed)
const fieldsOf = (step: string): readonly string[] => wizardSteps.find(({ name }) => name === step)?.fields ?? []

/** Every answer of the steps that ask for text and numbers, so that each case is the only wrong answer. */
const rightAnswers = {
  ...{ category: 'housing', tags: ['beach'], description: 'Lyst sommerhus mellem klit og hav.' },
  ...{ title: 'Sommerhus ved Grenen', line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen' },
  ...{ location: { lat: 57.7436, lng: 10.6306 }, isBusiness: true, companyName: 'Klit ApS', cvr: '12345678' },
  ...{ basePrice: 1_250, cleaningFee: 0, weekendPercent: 10, introPercent: 20, introFirstN: 3 },
  ...{ lastMinutePercent: 2, lastMinuteDays: 14, weeklyPercent: 10, monthlyPercent: 25 },
  ...{ bookingMode: 'request', requestAutoExpireHours: 24 },
}

/** Types a case and leaves the field; whether the field cannot hold it, or the form shows that it is wrong. */
const isWrong = async (page: Page, { field, value }: Pick<AnswerCase, 'field' | 'value'>): Promise<boolean> => {
  const input = wizardOf(page).locator(`#${field}`)
  const text = value === null ? '' : String(value)
  await input.fill(text)
  const held = await input.inputValue()
  if (typeof value === 'string' && held !== text) return true
  await input.blur()
  // The form checks in a task of its own and shows the outcome with the next frame.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  return (await input.getAttribute('aria-invalid')) === 'true'
}

for (const step of ['description', 'details', 'location', 'price', 'weekend', 'discounts', 'booking']) {
  const cases = typed.filter(({ field }) => fieldsOf(step).includes(field))

  test(`the form says what the API says of every answer of the step ${step}`, async ({ member }) => {
    test.setTimeout(240_000)
    const { page, api } = await member('guest')
    const { id } = Begun.parse(await api.post('/api/host/drafts', { answers: rightAnswers }))
    await page.goto(`/host/create/${id}?step=${step}`)
    await expect(wizardOf(page).locator(`#${cases[0]?.field}`)).toBeVisible()
    const different: string[] = []
    for (const each of cases) {
      if ((await isWrong(page, each)) === each.ok) different.push(`${each.field}: ${each.what}`)
      const right = Object.entries(rightAnswers).find(([name]) => name === each.field)?.[1] ?? ''
      if (await isWrong(page, { ...each, value: right })) different.push(`${each.field} stays wrong after ${each.what}`)
    }
    expect(different).toEqual([])
    // One wrong answer keeps the step open. Below the least price the button is disabled instead.
    const wrong = cases.find(({ ok, field }) => !ok && field !== 'basePrice')
    if (wrong) {
      await isWrong(page, wrong)
      await wizardOf(page).getByRole('button', { name: 'Næste' }).click()
      await expect(wizardOf(page).locator(`#${wrong.field}`)).toHaveAttribute('aria-invalid', 'true')
    }
  })
}

test('a chosen address takes back what was said about the empty fields', async ({ member }) => {
  const { page, api } = await member('guest')
  await page.goto(`${await beginDraft(api, {})}?step=location`)
  const wizard = wizardOf(page)
  await goOn(page)
  const missing = wizard.getByText('Udfyld venligst alle adressefelter')
  await expect(missing).toHaveCount(3)
  await wizard.getByRole('combobox', { name: 'Søg efter adressen' }).fill('fyrvej 36 skag')
  await wizard.getByRole('option', { name: 'Fyrvej 36, 9990 Skagen' }).click()
  await expect(wizard.getByLabel('Adresse', { exact: true })).toHaveValue('Fyrvej 36')
  await expect(missing).toHaveCount(0)
})

test('an emptied question that is hidden behind another answer keeps nobody from going on', async ({ member }) => {
  const { page, api } = await member('guest')
  const { id } = Begun.parse(await api.post('/api/host/drafts', { answers: rightAnswers }))
  const wizard = wizardOf(page)
  const goOn = () => wizard.getByRole('button', { name: 'Næste' }).click()
  await page.goto(`/host/create/${id}?step=booking`)
  await wizard.locator('#requestAutoExpireHours').fill('')
  await wizard.getByRole('radio', { name: /Direkte booking/ }).check()
  await goOn()
  await expect(wizard.getByRole('heading', { name: 'Billeder' })).toBeVisible()
  await page.goto(`/host/create/${id}?step=discounts`)
  await wizard.locator('#introFirstN').fill('')
  await wizard.getByRole('checkbox', { name: /Introduktionsrabat/ }).uncheck()
  await goOn()
  await expect(wizard.getByRole('heading', { name: 'Ekstra services' })).toBeVisible()
  await page.goto(`/host/create/${id}?step=price`)
  await wizard.locator('#cleaningFee').fill('')
  await wizard.getByRole('checkbox', { name: 'Rengøring er inkluderet i prisen' }).check()
  await goOn()
  await expect(wizard.getByRole('heading', { name: 'Weekendpris' })).toBeVisible()
})

test('the markup of weekends is 0 to 99 percent, and its buttons go in steps of five', async ({ member }) => {
  const { page, api } = await member('guest')
  const { id } = Begun.parse(await api.post('/api/host/drafts', { answers: rightAnswers }))
  const wizard = wizardOf(page)
  await page.goto(`/host/create/${id}?step=weekend`)
  const markup = wizard.locator('#weekendPercent')
  const [more, less] = ['Mere', 'Mindre'].map((by) =>
    wizard.getByRole('button', { name: `${by}: Tillæg fredag og lørdag` }),
  )
  await expect(markup).toHaveValue('10')
  await more?.click()
  await expect(markup).toHaveValue('15')
  await markup.fill('97')
  await more?.click()
  await expect(markup).toHaveValue('99')
  await expect(more ?? markup).toBeDisabled()
  await less?.click()
  await expect(markup).toHaveValue('95')
  await markup.fill('3')
  await less?.click()
  await expect(markup).toHaveValue('0')
  await expect(less ?? markup).toBeDisabled()
  for (const [value, wrong] of [
    [-1, true],
    [0, false],
    [99, false],
    [100, true],
  ] as const)
    expect(await isWrong(page, { field: 'weekendPercent', value }), String(value)).toBe(wrong)
})
