import { describe, expect, it } from "vitest";
import { checkTransition } from "#platform/shared/transition-table.ts";
import {
  documentStatusText,
  simpleUploadState,
  UPLOAD_STATES,
  type UploadItemState,
  uploadItemTransitions,
  uploadStateFromServer,
} from "./upload-item.ts";

describe("Upload item transitions (table E)", () => {
  const rows: readonly (readonly [UploadItemState | null, readonly UploadItemState[]])[] = [
    [null, ["INITIALIZED"]],
    ["INITIALIZED", ["UPLOADING", "FAIL_LOCAL", "REMOVED"]],
    ["UPLOADING", ["ATTACHING", "FAIL_REMOTE", "REMOVED"]],
    ["ATTACHING", ["COMPLETE", "FAIL_REMOTE"]],
    ["FAIL_REMOTE", ["UPLOADING", "REMOVED"]],
    ["FAIL_LOCAL", ["INITIALIZED", "REMOVED"]],
    ["COMPLETE", ["REMOVED", "FAIL_DELETE"]],
    ["FAIL_DELETE", ["REMOVED", "COMPLETE"]],
    ["REMOVED", []],
  ];
  const states: readonly UploadItemState[] = [...UPLOAD_STATES, "REMOVED"];

  it.each(rows)("from %s exactly to %j", (from, allowed) => {
    for (const to of states.filter((state) => state !== from)) {
      expect(checkTransition(uploadItemTransitions, from, to)).toBe(
        allowed.includes(to) ? "move" : "refused",
      );
    }
  });
});

describe("What the buyer reads about an upload (DOC-06)", () => {
  it.each([
    [null, null, "Missing"],
    ["INITIALIZED", "INITIALIZED", "Missing"],
    ["UPLOADING", "UPLOADING", "Uploading"],
    ["ATTACHING", "UPLOADING", "Uploading"],
    ["COMPLETE", "COMPLETE", "Submitted"],
    ["FAIL_DELETE", "COMPLETE", "Submitted"],
    ["FAIL_REMOTE", "FAIL", "Upload failed"],
    ["FAIL_LOCAL", "FAIL", "Upload failed"],
  ] as const)("%s is %s: '%s'", (state, simple, text) => {
    if (state !== null) expect(simpleUploadState(state)).toBe(simple);
    expect(documentStatusText(state)).toBe(text);
  });
});

describe("The server's words (DOC-04)", () => {
  it.each([
    ["initialized", "INITIALIZED"],
    ["uploading", "UPLOADING"],
    ["complete", "COMPLETE"],
    ["fail", "FAIL_REMOTE"],
  ] as const)("%s is %s in the browser", (server, client) => {
    expect(uploadStateFromServer(server)).toBe(client);
  });
});
