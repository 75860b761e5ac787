import { expect, test } from 'vitest'
import { lettersFor } from './letters.ts'
import { render } from './render.ts'

const kinds = [
  ...(['twoFactorOn', 'twoFactorOff', 'recoveryCodesRenewed'] as const),
  ...(['passkeyAdded', 'passkeyRemoved', 'identityLinked', 'identityUnlinked'] as const),
]
const link = (path: string): string => `https://nordbo.example${path}`
const words = { to: 'Gerda', link, token: null, newEmail: null, device: null }

test.each(['da', 'en'] as const)('letters about factors say what changed and lead to the settings (%s)', (locale) => {
  const written = kinds.map((kind) => render(lettersFor(locale)[kind](words), locale))
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(kinds.length)
  for (const { text } of written) {
    expect(text).toContain('Gerda')
    expect(text).toContain('https://nordbo.example/profile?profile=security')
    expect(text).toContain(locale === 'da' ? 'Var det ikke dig' : 'If this was not you')
  }
})
