import type { OpenApp } from './app.tsx'

type User = OpenApp['user']

/** Replaces what stands in a field, like somebody who selects it all and pastes. An empty text only clears it. */
export const fill = async (user: User, field: HTMLElement, text: string): Promise<void> => {
  await user.clear(field)
  if (text !== '') await user.paste(text)
}
