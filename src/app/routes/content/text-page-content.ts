import type { PrivacySection } from "#modules/tenancy/domain/config/content-schema.ts";
import { PRIVACY_SECTIONS } from "#modules/tenancy/domain/config/content-schema.ts";
import type { MetadataPage } from "#modules/tenancy/domain/config/pages-schema.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { supportHoursText } from "../../shell/support-hours-text.ts";

export interface TextSection {
  readonly title: string;
  /** Blank lines separate paragraphs. */
  readonly text: string;
}

/** A page of words, ready to be shown. */
export interface TextPageContent {
  readonly title: string;
  readonly metadata: MetadataPage;
  readonly sections: readonly TextSection[];
  /** Sample text that the retailer's lawyers replace (OP-17). */
  readonly isSample: boolean;
  /** Ways to reach people, where the page is about that. */
  readonly contacts: readonly {
    readonly label: string;
    readonly phone?: string;
    readonly email?: string;
    readonly address?: string;
  }[];
}

type Content = TenantConfig["config"]["content"];

/** Titles of the eleven parts of the privacy policy (CNT-03). */
const PRIVACY_TITLES: Record<PrivacySection, string> = {
  informationCollected: "Information collected",
  cookies: "Cookies",
  disclosure: "Disclosure",
  security: "Security",
  thirdPartyLinks: "Third party links",
  californiaRights: "California rights",
  notificationOfChanges: "Notification of changes",
  childrensPrivacy: "Children's privacy",
  disputeResolution: "Dispute resolution",
  socialMediaLogins: "Social media logins",
  contactUs: "Contact us",
};

interface PageSource {
  readonly title: string;
  readonly metadata: MetadataPage;
  readonly isLegal?: boolean;
  readonly sections: (content: Content) => readonly TextSection[];
}

const PAGES: Readonly<Record<string, PageSource>> = {
  "why-us": { title: "Why us", metadata: "whyUs", sections: (content) => content.whyUs },
  warranty: {
    title: "Warranties",
    metadata: "warranty",
    sections: (content) => [...coverage(content), ...content.warranty],
  },
  "contact-us": { title: "Contact us", metadata: "contactUs", sections: (content) => content.contact },
  financing: { title: "Financing", metadata: "financing", sections: (content) => content.financing },
  accessibility: {
    title: "Accessibility",
    metadata: "accessibility",
    sections: (content) => content.accessibility,
  },
  "cookie-policy": {
    title: "Cookie policy",
    metadata: "cookiePolicy",
    isLegal: true,
    sections: (content) => content.cookiePolicy,
  },
  "privacy-notice": {
    title: "Privacy notice",
    metadata: "privacyNotice",
    isLegal: true,
    sections: (content) => content.privacyNotice,
  },
  "privacy-policy": {
    title: "Privacy policy",
    metadata: "privacyPolicy",
    isLegal: true,
    sections: privacyPolicy,
  },
  "terms-of-use": {
    title: "Terms of use",
    metadata: "termsOfUse",
    isLegal: true,
    sections: (content) => content.terms,
  },
};

/** The words of one content page of a retailer. */
export function textPage(tenant: TenantConfig, name: string): TextPageContent {
  const source = PAGES[name];
  if (source === undefined) throw new Error(`no content page ${name}`);
  const { content, accessibility } = tenant.config;
  const statement =
    name === "accessibility" && accessibility.statement
      ? [{ title: "Our statement", text: accessibility.statement }]
      : [];
  return {
    title: source.title,
    metadata: source.metadata,
    sections: [...statement, ...source.sections(content)],
    isSample: content.isSample && (source.isLegal === true || name === "warranty"),
    contacts: contacts(tenant, name),
  };
}

function privacyPolicy(content: Content): TextSection[] {
  return PRIVACY_SECTIONS.flatMap((name) => {
    const text = content.privacyPolicy[name];
    return text === undefined ? [] : [{ title: PRIVACY_TITLES[name], text }];
  });
}

/** PRIV-06 and PRIV-07: numbers only where the retailer promises them. */
function coverage({ warrantyMonths, warrantyMiles, moneyBackDays, moneyBackMiles }: Content): TextSection[] {
  const whole = new Intl.NumberFormat("en-US");
  const sections: TextSection[] = [];
  if (moneyBackDays !== null) {
    const miles = moneyBackMiles === null ? "" : ` up to ${whole.format(moneyBackMiles)} miles`;
    sections.push({
      title: `${moneyBackDays}-day money-back guarantee`,
      text: `Bring your vehicle back within ${moneyBackDays} days${miles} and get your money back.`,
    });
  }
  if (warrantyMonths !== null && warrantyMiles !== null) {
    sections.push({
      title: "Limited warranty",
      text: `Covered for ${warrantyMonths} months or ${whole.format(warrantyMiles)} miles, whichever comes first.`,
    });
  }
  return sections;
}

function contacts(tenant: TenantConfig, name: string): TextPageContent["contacts"] {
  if (name === "contact-us") {
    return [
      {
        label: `Support, ${supportHoursText(tenant.support.hours)}`,
        phone: tenant.support.phone,
        email: tenant.contactUsEmail,
      },
      ...tenant.contactPhones,
    ];
  }
  if (name !== "privacy-policy" && name !== "privacy-notice") return [];
  return tenant.privacyContacts.map(({ name: label, phone, email, address }) => ({
    label,
    ...(phone && { phone }),
    ...(email && { email }),
    ...(address && { address }),
  }));
}
