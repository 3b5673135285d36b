declare module "virtual:language-parts" {
  type Texts = Readonly<Record<string, import("#platform/shared/texts/message.ts").CompiledMessage>>;
  type Load = () => Promise<{ readonly texts: Texts }>;
  /** By language; English has no catalog. */
  export const parts: Readonly<Record<string, { readonly shopping: Load; readonly buying: Load }>>;
}
