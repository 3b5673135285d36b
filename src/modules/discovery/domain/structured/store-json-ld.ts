import { iconPath } from "../web-manifest.ts";

/** What a store says about itself. */
interface StoreFacts {
  readonly brandName: string;
  readonly legalName: string;
  /** Ten digits. */
  readonly supportPhone: string;
  readonly supportEmail: string;
  /** Its pages in networks. */
  readonly social: readonly { readonly url: string }[];
  /** Absolute origin of the site. */
  readonly origin: string;
}

/** schema.org markup of the store itself and its site, for the landing page. */
export function storeJsonLd({ origin, ...store }: StoreFacts) {
  const organization = `${origin}/#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: store.brandName,
        legalName: store.legalName,
        url: `${origin}/`,
        logo: `${origin}${iconPath(512)}`,
        email: store.supportEmail,
        sameAs: store.social.length === 0 ? undefined : store.social.map(({ url }) => url),
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          telephone: `+1${store.supportPhone}`,
          email: store.supportEmail,
          areaServed: "US",
        },
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: store.brandName,
        url: `${origin}/`,
        publisher: { "@id": organization },
      },
    ],
  };
}
