import type { ComponentType } from 'react'
import { fetchHostWords } from '../../i18n/i18n.ts'

/** Loads the button that leads hosts to a new home, with its texts. */
export const loadCreateButton = async (): Promise<ComponentType> => {
  const [{ CreateButton }] = await Promise.all([import('./create-button.tsx'), fetchHostWords()])
  return CreateButton
}
