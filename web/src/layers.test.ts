import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = import.meta.dirname
const layers = { i18n: 0, lib: 1, ui: 2, domain: 3, features: 4, app: 5 } as const
type Layer = keyof typeof layers
const isLayer = (name: string): name is Layer => name in layers

const layerOf = (path: string): Layer | undefined => {
  const [first] = path.split('/')
  return first !== undefined && isLayer(first) ? first : undefined
}

const imports = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(
    ([, target = '']) => ({
      from: file,
      to: relative(root, join(root, dirname(file), target)),
    }),
  ),
)

it('a module imports only lower layers: app, features, domain, ui, lib, i18n', () => {
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
