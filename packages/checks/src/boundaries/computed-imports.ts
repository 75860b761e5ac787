import { parseSync } from 'vite'

/** Counts the `import()` calls with a computed path, which cannot be checked. */
export const computedImports = (file: string, source: string): number => {
  if (!source.includes('import(')) return 0
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return module.dynamicImports.filter(
    ({ moduleRequest: { start, end } }) => !/^(['"`])[^$]*\1$/.test(source.slice(start, end)),
  ).length
}
