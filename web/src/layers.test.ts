import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = import.meta.dirname
const layers = { ui: 0, lib: 0, i18n: 0, features: 1, app: 2 } as const
type Layer = keyof typeof layers

const layerOf = (path: string): Layer | undefined => {
  const [first] = path.split('/')
  return first === 'ui' || first === 'lib' || first === 'i18n' || first === 'features' || first === 'app'
    ? first
    : undefined
}

const imports = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(
    ([, target = '']) => ({
      from: file,
      to: relative(root, join(root, dirname(file), target)),
    }),
  ),
)

it('imports run one way: ui, lib and i18n, then features, then app', () => {
  const upwards = imports.filter(({ from, to }) => {
    const [lower, upper] = [layerOf(from), layerOf(to)]
    return lower !== undefined && upper !== undefined && layers[upper] > layers[lower]
  })
  expect(imports.length).toBeGreaterThan(300)
  expect(upwards).toEqual([])
})

it('a feature never imports a feature', () => {
  const across = imports.filter(({ from, to }) => {
    const [mine, theirs] = [from.split('/'), to.split('/')]
    return mine[0] === 'features' && theirs[0] === 'features' && mine[1] !== theirs[1]
  })
  expect(across).toEqual([])
})
