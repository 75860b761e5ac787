export { strangeQuotationMarks } from './quotation-marks.ts'
export * from './read-texts.ts'
export * from './translate.ts'
