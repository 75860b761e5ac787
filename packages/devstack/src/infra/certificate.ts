/** By what servers prove themselves, as PEM files. */
export interface Certificate {
  certificateFile: string
  keyFile: string
  /** Of the authority that signed it. */
  caFile: string
}
