import { describe, expect, it } from "vitest";
import type { ApplicationView } from "#modules/credit/domain/application-view.ts";
import { jointChoice, jointProblems, losesAnswers, typedJoint } from "./joint-choice.ts";

const ALONE = typedJoint({ joint: null });
const TOGETHER = { people: "together", relation: "SPOUSE", isCoBuyer: true, where: "here" } as const;

function view(isElsewhere: boolean, draft: object | null, isOpened = false): ApplicationView {
  const invitation = { sentTo: "s…", expiresAt: "", isExpired: false, isOpened };
  const joint = { relation: "SPOUSE" as const, isCoBuyer: false, isElsewhere };
  return {
    joint: { ...joint, invitation: isElsewhere ? invitation : null },
    applicants: [{ role: "JOINT", draft, ssnLast4: null }],
  } as unknown as ApplicationView;
}

describe("who applies", () => {
  it("is one person until somebody says otherwise", () => {
    expect(jointChoice(ALONE)).toBeNull();
    expect(jointProblems(ALONE, { isUnconfirmed: false })).toEqual({});
  });

  it("is kept once relation and device are known, and each is asked for by itself", () => {
    expect(jointChoice(TOGETHER)).toEqual({ relation: "SPOUSE", isCoBuyer: true, isElsewhere: false });
    expect(jointChoice({ ...TOGETHER, where: "" })).toBeUndefined();
    expect(Object.keys(jointProblems({ ...TOGETHER, where: "" }, { isUnconfirmed: false }))).toEqual([
      "where",
    ]);
    expect(Object.keys(jointProblems({ ...TOGETHER, relation: "" }, { isUnconfirmed: false }))).toEqual([
      "relation",
    ]);
  });

  it("reads back what was chosen before", () => {
    const { joint } = view(true, null);
    expect(jointChoice(typedJoint({ joint }))).toMatchObject({ relation: "SPOUSE", isElsewhere: true });
  });
});

describe("answers of the other person", () => {
  it("are removed only after a yes: when they leave, or when the device changes", () => {
    const typed = view(false, { personal: { firstName: "Sam" } });
    expect(losesAnswers(typed, null)).toBe(true);
    expect(losesAnswers(typed, jointChoice({ ...TOGETHER, where: "elsewhere" }) ?? null)).toBe(true);
    expect(losesAnswers(view(true, null, true), null)).toBe(true);
  });

  it("are not in the way while there are none, or while they stay", () => {
    expect(losesAnswers(view(false, {}), null)).toBe(false);
    expect(losesAnswers(view(true, null), null)).toBe(false);
    const typed = view(false, { personal: {} });
    expect(losesAnswers(typed, jointChoice({ ...TOGETHER, relation: "PARENT" }) ?? null)).toBe(false);
  });

  it("keep somebody on the page while the question is open", () => {
    expect(Object.keys(jointProblems(ALONE, { isUnconfirmed: true }))).toEqual(["people"]);
  });
});
