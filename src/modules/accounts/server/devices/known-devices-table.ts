export interface KnownDeviceTable {
  tenant_id: string;
  account_id: string;
  device_hash: string;
  created_at: Date;
  seen_at: Date;
}

export interface SignInAlertTable {
  tenant_id: string;
  email_index: string;
  sent_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    known_device: KnownDeviceTable;
    sign_in_alert: SignInAlertTable;
  }
}
