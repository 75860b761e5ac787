import { parseSync } from 'vite'

/** One import or re-export of a file. */
export interface Import {
  specifier: string
  /** Only types: nothing is loaded at run time. */
  typeOnly: boolean
}

interface Entry {
  isType: boolean
}

const onlyTypes = (entries: readonly Entry[], statement: string): boolean =>
  /^(import|export)\s+type\b/.test(statement) || (entries.length > 0 && entries.every((entry) => entry.isType))

/** `import('x')`, as an expression or inside a type. */
const calls = /\bimport\(\s*(['"`])([^'"`]+)\1/g

/** Every import of a source file. Throws when the file does not parse. */
export const importsOf = (file: string, source: string): Import[] => {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const statics = module.staticImports.map((each) => ({
    specifier: each.moduleRequest.value,
    typeOnly: onlyTypes(each.entries, source.slice(each.start, each.end)),
  }))
  const exports = module.staticExports.flatMap((each) =>
    each.entries.flatMap((entry) =>
      entry.moduleRequest === null
        ? []
        : [{ specifier: entry.moduleRequest.value, typeOnly: onlyTypes([entry], source.slice(each.start, each.end)) }],
    ),
  )
  const dynamic = [...source.matchAll(calls)].map((match) => ({ specifier: match[2] ?? '', typeOnly: false }))
  return [...statics, ...exports, ...dynamic]
}
