import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** A change of one file. Paths are relative to the repository. */
export type Edit =
  | { file: string; after: string; insert: string }
  | { file: string; replace: string; by: string }
  | { file: string; create: string }
  | { file: string; copyOf: string }

/** One numbered step of a recipe: its edits, and the commands that its text names. */
export interface Step {
  edits?: readonly Edit[]
  /** What node runs: a script below `cwd`, and its arguments. */
  runs?: readonly { script: string; cwd?: string }[]
}

const once = (text: string, part: string, file: string): void => {
  if (text.split(part).length !== 2)
    throw new Error(`a recipe looks for '${part}' in ${file} and finds it ${text.split(part).length - 1} times`)
}

const apply = (root: string, edit: Edit): void => {
  const path = join(root, edit.file)
  mkdirSync(dirname(path), { recursive: true })
  if ('create' in edit) {
    writeFileSync(path, edit.create, { flag: 'wx' })
    return
  }
  if ('copyOf' in edit) {
    cpSync(join(root, edit.copyOf), path, { recursive: true })
    return
  }
  const text = readFileSync(path, 'utf8')
  const part = 'after' in edit ? edit.after : edit.replace
  once(text, part, edit.file)
  writeFileSync(
    path,
    text.replace(part, () => ('after' in edit ? part + edit.insert : edit.by)),
  )
}

/** Makes the edits of a step in a copy of the repository, and then runs its commands. */
export const follow = async (root: string, { edits = [], runs = [] }: Step): Promise<void> => {
  for (const edit of edits) apply(root, edit)
  for (const { script, cwd = '.' } of runs)
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', ...script.split(' ')], {
      cwd: join(root, cwd),
    })
}
