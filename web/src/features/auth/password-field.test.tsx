import { expect, test } from 'vitest'
import { mainPart, openApp, screen } from '../../../test/kit.ts'

test('a password is hidden until a button shows it, can be pasted, and is filled in by password managers', async () => {
  for (const [path, filledBy] of [
    ['/auth', 'current-password'],
    ['/auth?mode=sign-up', 'new-password'],
    ['/auth/reset?token=none', 'new-password'],
  ] as const) {
    const { user } = await openApp({ path })
    const main = await mainPart()
    const field = await main.findByLabelText(/^(Ny a|A)dgangskode$/)
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveAttribute('autocomplete', filledBy)
    await user.click(field)
    await user.paste('lyng og hav i uge 29')
    expect(field).toHaveValue('lyng og hav i uge 29')
    await user.click(main.getByRole('button', { name: 'Vis adgangskode' }))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(main.getByRole('button', { name: 'Skjul adgangskode' }))
    expect(field).toHaveAttribute('type', 'password')
  }
  await openApp({ path: '/auth' })
  expect(await screen.findByLabelText('E-mail')).toHaveAttribute(
    'autocomplete',
    expect.stringMatching(/^(email|username)/),
  )
})
