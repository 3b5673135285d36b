import type { PersonaSettings } from "#modules/id-verification/domain/settings-schema.ts";

/** A retailer's settings in tests. */
export const PERSONA_TEST_SETTINGS: PersonaSettings = {
  templateId: "itmpl_p8ANAJy9iqadm2buF2xcVgqH",
  apiKeyRef: "env:SECRET_PERSONA",
  apiUrl: "http://127.0.0.1:1",
  apiVersion: "2023-01-05",
  isCompletedEnough: false,
};

/** An inquiry in the documented shape (JSON:API), shortened. */
export function personaInquiry(input: {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly state?: string;
}): object {
  return {
    data: {
      type: "inquiry",
      id: input.id,
      attributes: {
        status: input.status,
        "reference-id": input.reference,
        tags: [],
        "created-at": "2026-11-21T10:00:00.000Z",
        fields: {
          "name-first": { type: "string", value: "Jane" },
          "address-subdivision": { type: "string", value: input.state ?? "Texas" },
          "address-street-2": { type: "string" },
        },
      },
      relationships: { verifications: { data: [] } },
    },
  };
}

/** An event in the documented shape. */
export function personaEvent(input: {
  readonly id: string;
  readonly name: string;
  readonly inquiry: object;
}): object {
  return {
    data: {
      type: "event",
      id: input.id,
      attributes: { name: input.name, payload: input.inquiry, "created-at": "2026-11-21T10:00:00.000Z" },
    },
  };
}
