/** The argument of each call, with its parentheses balanced. */
const argumentsOf = (text: string, call: string): string[] =>
  text
    .split(call)
    .slice(1)
    .map((rest) => {
      let depth = 1
      const end = [...rest].findIndex((sign) => {
        if (sign === '(') depth += 1
        if (sign === ')') depth -= 1
        return depth === 0
      })
      return rest.slice(0, end)
    })

const declaredLists = (text: string): string =>
  [...text.matchAll(/\[([^\]]*)\]/g)].map(([, list = '']) => list).join(' ')

/**
 * The processes that a test boots, by name, from its own text and that of its helpers; 'all' for a whole system. Where a call chooses
 * (`only`), every process that a list in these texts names may be meant.
 */
export const bootedBy = (texts: readonly string[], names: readonly string[]): readonly string[] | 'all' => {
  // It starts the product as a person would.
  if (texts.some((text) => text.includes("'packages/devstack/launcher/cli.mjs'"))) return 'all'
  if (texts.some((text) => text.includes('sharedStack('))) return 'all'
  const calls = texts.flatMap((text) => argumentsOf(text, 'bootStack('))
  if (calls.length === 0) return []
  if (calls.some((given) => !/\bonly\b/.test(given))) return 'all'
  const lists = texts.map(declaredLists).join(' ')
  const booted = names.filter((name) => lists.includes(`'${name}'`))
  return booted.length > 0 ? booted : 'all'
}
