import { parseSync } from 'vite'
import { z } from 'zod'

/** What the text of a source file says about other files. */
export const ParsedSource = z.object({
  /** Requests as written, each once. `typeOnly` ones are gone when the file runs; `lazy` ones are loaded by `import()` alone. */
  imports: z.array(z.object({ request: z.string(), typeOnly: z.boolean(), lazy: z.boolean() })),
  /** Other texts of the file that look like paths, such as the program of a worker or a folder of texts. */
  paths: z.array(z.string()),
  /** Namespaces of texts that the server writes from here, by `translate`. */
  texts: z.array(z.string()),
  /** Number of `import()` calls whose path is computed. */
  computed: z.int(),
})
export type ParsedSource = z.infer<typeof ParsedSource>

const ImportType = z.object({ type: z.literal('TSImportType'), source: z.object({ value: z.string() }) })
const written = /^(['"`])([^$]*)\1$/
const quoted = /(['"`])([\w@.-]+(?:\/[\w@.-]+)+\/?|[\w@-]+\.(?:conf|json|md|sql|ts|yml))\1/g

const translated = /\btranslate\([^,()]+, '([\w-]+)'\)/g

/** The modules of types such as `import('./trip.ts').Trip`. */
const importedTypes = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const found = ImportType.safeParse(node).data
  return [...(found ? [found.source.value] : []), ...Object.values(node).flatMap(importedTypes)]
}

/** Reads the imports of a source file. Throws at a syntax error. */
export const parseSource = (file: string, source: string): ParsedSource => {
  const { module, program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const imports = new Map<string, { typeOnly: boolean; lazy: boolean }>()
  const add = (request: string, typeOnly: boolean, lazy = false): void => {
    const before = imports.get(request)
    const isLazy = typeOnly ? (before?.lazy ?? false) : lazy && (before === undefined || before.typeOnly || before.lazy)
    imports.set(request, { typeOnly: typeOnly && (before?.typeOnly ?? true), lazy: isLazy })
  }
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) add(moduleRequest.value, isType)
  const calls = module.dynamicImports.map(({ moduleRequest: { start, end } }) => written.exec(source.slice(start, end)))
  for (const call of calls) if (call) add(call[2] ?? '', false, true)
  if ((source.match(/\bimport\(/g) ?? []).length > calls.length)
    for (const each of importedTypes(program)) add(each, true)
  return {
    imports: [...imports].map(([request, kind]) => ({ request, ...kind })),
    paths: [...new Set([...source.matchAll(quoted)].map(([, , path = '']) => path))].filter(
      (path) => !imports.has(path),
    ),
    texts: [...new Set([...source.matchAll(translated)].map(([, name = '']) => name))],
    computed: calls.filter((call) => call === null).length,
  }
}
