import { noStayRules } from '@nordbo/stay-rules'
import { expect, test } from 'vitest'
import {
  aHost,
  fill,
  findToast,
  hostAnswers,
  newId,
  openApp,
  refuse,
  screen,
  waitFor,
  within,
} from '../../../test/kit.ts'

test('a host sets rules with a season, is told what contradicts, and keeps what was typed beside another tab', async () => {
  const title = 'Sommerhus ved Grenen'
  const stored = {
    ...noStayRules,
    ...{ minNights: 2, maxNights: 5 },
    seasons: [{ from: '2031-08-01', to: '2031-09-01', minNights: 4, arrivalDays: [6] }],
  }
  const route = 'PUT /api/host/listings/{id}/stay-rules'
  const app = await openApp({
    path: `/host/dashboard/calendar/rules/${newId()}`,
    person: aHost(),
    answers: {
      ...hostAnswers(),
      'GET /api/host/listings/{id}/stay-rules': { rules: noStayRules, revision: 0, title },
      [route]: { rules: stored, revision: 1 },
    },
  })
  const { user } = app
  const field = async (name: string): Promise<HTMLElement> => {
    const [first] = await screen.findAllByLabelText(name)
    if (!first) throw new Error(`${name} is missing`)
    return first
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Gem regler' }))
  await screen.findByRole('heading', { level: 1, name: 'Bookingregler' })
  await screen.findByText(title)
  await fill(app.user, await field('Mindste antal nætter'), '8')
  await fill(app.user, await field('Højeste antal nætter'), '5')
  await save()
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Højeste antal nætter er lavere end det mindste.')
  expect(app.requests(route)).toEqual([])
  await fill(app.user, await field('Mindste antal nætter'), '2')
  await user.click(screen.getByRole('button', { name: 'Tilføj sæson' }))
  const season = within(await screen.findByRole('group', { name: 'Sæson 1' }))
  await user.type(season.getByLabelText('Første dag'), '2031-08-01')
  await user.type(season.getByLabelText('Sidste dag'), '2031-08-31')
  await fill(app.user, season.getByLabelText('Mindste antal nætter'), '4')
  await user.click(season.getByText('lørdag'))
  // What is typed survives a reload.
  await app.reload()
  await waitFor(async () => expect(await field('Højeste antal nætter')).toHaveValue('5'))
  await save()
  await findToast('Reglerne er gemt')
  expect(app.requests(route).map(({ body }) => body)).toEqual([{ rules: stored, seen: 0 }])

  await fill(app.user, await field('Varsel i dage'), '3')
  app.answer(route, refuse('stayRules.changedMeanwhile'))
  const theirs = { rules: { ...stored, maxNights: 10 }, revision: 2 }
  app.answer('GET /api/host/listings/{id}/stay-rules', { ...theirs, title })
  await save()
  await screen.findByText('Reglerne er ændret et andet sted')
  expect(await field('Varsel i dage')).toHaveValue('3')
  app.answer(route, { rules: { ...stored, noticeDays: 3 }, revision: 3 })
  await user.click(screen.getByRole('button', { name: 'Gem mine' }))
  await waitFor(() => expect(screen.queryByText('Reglerne er ændret et andet sted')).not.toBeInTheDocument())
  expect(app.requests(route).at(-1)?.body).toEqual({ rules: { ...stored, noticeDays: 3 }, seen: 2 })
})
