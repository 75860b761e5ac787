import type { danish } from './danish.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof danish
    keySeparator: false
    returnNull: false
  }
}
