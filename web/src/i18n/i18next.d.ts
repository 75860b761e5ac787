import type { WebTexts } from '@nordbo/texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: WebTexts
    keySeparator: false
    returnNull: false
  }
}
