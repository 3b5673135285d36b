/** Where the PDFs of a package come from. */
export interface PaperFiles {
  /** The bytes of one paper. @throws ApiError */
  file(name: string): Promise<Blob>;
}
