/** A server's certificate and key, as PEM files. */
export interface Certificate {
  certificateFile: string
  keyFile: string
  /** Certificate of the authority that signed it. */
  caFile: string
}
