import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { MessagingConfig } from "#platform/server/config/messaging-config.ts";
import type { MessageChannel } from "../domain/message-template.ts";
import type { MessageTransport } from "./message-transport.ts";
import { createSandboxMessageTransport } from "./sandbox/sandbox-message-transport.ts";
import { createSmtpMessageTransport } from "./smtp/smtp-message-transport.ts";
import { createTwilioMessageTransport } from "./twilio/twilio-message-transport.ts";

type Retailer = Pick<TenantConfig, "id" | "isDemo" | "providers">;

/** What companies carry that a retailer chooses; browsers are reached by their makers. */
type CarriedChannel = Exclude<MessageChannel, "push">;

/** Which carrier takes the messages of one retailer. Built once; shared by all requests. */
export interface MessageTransports {
  /** @throws Error naming the setting that is missing; the message then waits */
  of(tenant: Retailer, channel: CarriedChannel): MessageTransport;
  /** Channels that would reach nobody but the sandbox desk. */
  sandboxed(tenant: Retailer): readonly CarriedChannel[];
}

const VENDORS = {
  email: { vendor: "smtp", setting: "SMTP_URL" },
  sms: { vendor: "twilio", setting: "TWILIO_ACCOUNT_SID" },
} as const;

/**
 * `sandbox`, what every retailer has unless it says otherwise, takes the carrier of the environment and
 * the desk where there is none, for demo retailers only; a vendor's name insists on that vendor (decision 0131).
 */
export function createMessageTransports(config: MessagingConfig): MessageTransports {
  const sandbox = createSandboxMessageTransport();
  const real = { email: mailTransport(config), sms: smsTransport(config) };
  const wanted = (tenant: Retailer, channel: CarriedChannel) => {
    const { vendor, setting } = VENDORS[channel];
    const name = tenant.providers[channel];
    if (name !== "sandbox" && name !== vendor) {
      throw new Error(`tenant ${tenant.id}: ${channel} can be carried by ${vendor}, not by ${name}`);
    }
    if (name === vendor && real[channel] === undefined) {
      throw new Error(`tenant ${tenant.id}: ${channel} by ${vendor} needs ${setting}`);
    }
    return real[channel];
  };
  return {
    of(tenant, channel) {
      const transport = wanted(tenant, channel);
      if (transport === undefined) {
        if (!tenant.isDemo) {
          throw new Error(`tenant ${tenant.id}: ${channel} needs ${VENDORS[channel].setting}`);
        }
        return sandbox;
      }
      // A demo is played at the desk also where its messages really go out.
      return tenant.isDemo ? { ...transport, keepsCopies: true } : transport;
    },
    sandboxed: (tenant) => (["email", "sms"] as const).filter((channel) => !wanted(tenant, channel)),
  };
}

function mailTransport({ smtp }: MessagingConfig): MessageTransport | undefined {
  return smtp && createSmtpMessageTransport(smtp);
}

function smsTransport({ twilio }: MessagingConfig): MessageTransport | undefined {
  return twilio && createTwilioMessageTransport(twilio);
}
