import { apiClient } from "#platform/browser/http/api-client.ts";
import type { BookBody, SignBody } from "../domain/sale-schemas.ts";
import type { SalePaper } from "../domain/sale-papers.ts";
import type { SaleView } from "../domain/sale-view.ts";

export const SALE_PATH = "/api/vehicle-sale";
/** Pictures from a phone over a slow line. */
const UPLOAD_MS = 420_000;

type Seen = Pick<SaleView, "id" | "version">;
const once = { idempotencyKey: true } as const;
const seenOf = ({ id, version }: Seen): Seen => ({ id, version });

interface TypedAccount {
  readonly holder: string;
  readonly type: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountNumberAgain: string;
}

/** The calls of a sale; each answers it as it is afterwards. All throw `ApiError`. */
export const saleCalls = {
  accept: (body: object) => apiClient.post<SaleView>(SALE_PATH, body, once),
  book: (sale: Seen, body: Omit<BookBody, "id" | "version">) =>
    apiClient.put<SaleView>(`${SALE_PATH}/appointment`, { ...seenOf(sale), ...body }, once),
  giveUpAppointment: (sale: Seen) =>
    apiClient.post<SaleView>(`${SALE_PATH}/appointment/cancel`, seenOf(sale), once),
  cancel: (sale: Seen) => apiClient.post<SaleView>(`${SALE_PATH}/cancel`, seenOf(sale), once),
  answer: (sale: Seen, answer: "ACCEPTED" | "DECLINED") =>
    apiClient.post<SaleView>(`${SALE_PATH}/answer`, { ...seenOf(sale), answer }, once),
  giveAccount: (sale: Seen, account: TypedAccount) =>
    apiClient.put<SaleView>(`${SALE_PATH}/account`, { ...seenOf(sale), account }),
  upload(sale: Seen, kind: SalePaper, file: File) {
    const body = new FormData();
    body.append("documents", file);
    return apiClient.put<SaleView>(`${SALE_PATH}/papers/${kind}`, body, {
      query: { id: sale.id, version: sale.version },
      timeoutMs: UPLOAD_MS,
    });
  },
  sign: (sale: Seen, body: Omit<SignBody, "id" | "version">) =>
    apiClient.post<
      { readonly kind: "signed"; readonly sale: SaleView } | { readonly kind: "page"; readonly url: string }
    >(`${SALE_PATH}/papers/sign`, { ...seenOf(sale), ...body }),
  checkSignature: (sale: Seen) => apiClient.post<SaleView>(`${SALE_PATH}/papers/check`, seenOf(sale)),
  copy: () => apiClient.blob(`${SALE_PATH}/papers/copy`),
};
